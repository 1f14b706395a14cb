-- Contact messages are found by whom they are from and what they say.

create index contact_messages_words on contact_messages using gin
  (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops);
