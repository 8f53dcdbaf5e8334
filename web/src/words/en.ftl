### The browser app's own words. What the engine says is in src/burgomaster/words.

app-title = Burgomaster
