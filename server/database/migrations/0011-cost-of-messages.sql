-- What the carrier of a sent message charged: its segments, where it is a text message, and its cost in hundredths of a
-- paisa by the operator's table. Null: not known, or nothing.
alter table outbox_messages
  add column segments smallint check (segments > 0),
  add column cost_hundredths integer check (cost_hundredths >= 0);
