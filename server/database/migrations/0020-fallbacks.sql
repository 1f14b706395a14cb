-- A message leaves on one channel; the next one is tried where that fails, or the message doesn't arrive in time.
alter table outbox_messages
  -- Channels that are left to be tried, the next one first; null where there are none, or none may be tried any more.
  add column next_channels text[],
  -- The message that this one takes over from; in several browsers the first alone says so.
  add column fallback_of uuid references outbox_messages on delete cascade,
  add constraint outbox_messages_next_channels check (cardinality(next_channels) > 0 and channel <> all (next_channels)),
  add constraint outbox_messages_fallback check (fallback_of is null or resend_of is null);
create unique index outbox_messages_fallback_once on outbox_messages (fallback_of) where fallback_of is not null;
