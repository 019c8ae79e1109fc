"""What a player gets to see and may write: views, pictures, sentences, answers, and a position as one line."""
