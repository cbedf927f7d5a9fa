"""Who decides: people, bots and Andrew's seat. May import the engine and content, nothing that draws."""
