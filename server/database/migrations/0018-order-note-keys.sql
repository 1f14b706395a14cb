-- A repeated request finds the note on an order that it made the first time.

alter table order_notes
  add column idempotency_key text,
  add constraint order_notes_idempotency unique (order_id, author_id, idempotency_key);
