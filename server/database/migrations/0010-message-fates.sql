-- The fate of a message that its carrier has taken: the carrier's name for it, and when it arrived and was read. One that
-- failed after it was sent keeps the time at which it left.
alter table outbox_messages
  add column carrier_id text check (carrier_id <> ''),
  add column delivered_at timestamptz,
  add column read_at timestamptz,
  drop constraint outbox_messages_check,
  add constraint outbox_messages_sent check (
    case status when 'waiting' then sent_at is null when 'sent' then sent_at is not null else true end),
  add constraint outbox_messages_arrived check (
    status = 'sent' or num_nonnulls(delivered_at, read_at) = 0);
create index outbox_messages_of_carrier on outbox_messages (channel, carrier_id)
  where carrier_id is not null;
