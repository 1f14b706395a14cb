-- When staff were alerted that a message arrived on no channel: they are alerted once.
alter table outbox_messages add column alerted_at timestamptz;
-- What takes over in several browsers is known by that in each of them.
drop index outbox_messages_fallback_once;
create unique index outbox_messages_fallback_once on outbox_messages (fallback_of, recipient) where fallback_of is not null;
