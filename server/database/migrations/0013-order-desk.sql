-- What staff do with one order: change its lines, tell the customer why, and write notes for each other.

alter table order_history
  drop constraint order_history_event_check,
  add constraint order_history_event_check
    check (event in ('placed', 'status', 'rescheduled', 'changed')),
  -- What staff told the customer; it goes with the customer.
  add column reason text check (length(reason) between 1 and 500),
  -- What the order cost before its lines changed, and after.
  add column from_paise bigint check (from_paise >= 0),
  add column to_paise bigint check (to_paise >= 0),
  add constraint order_history_totals check (
    (event = 'changed') = (from_paise is not null) and (from_paise is null) = (to_paise is null));

create or replace function refuse_history_update() returns trigger language plpgsql as $$
begin
  -- Erasing a person may clear who acted and what they were told; nothing else of an entry ever changes.
  if (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
    and (new.reason is null or new.reason is not distinct from old.reason)
    and (new.id, new.order_id, new.event, new.status, new.pickup_date, new.pickup_time,
        new.from_paise, new.to_paise, new.actor, new.at)
      is not distinct from (old.id, old.order_id, old.event, old.status, old.pickup_date,
        old.pickup_time, old.from_paise, old.to_paise, old.actor, old.at)
  then
    return new;
  end if;
  raise exception 'order history is append-only';
end $$;

create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null once the member of staff is gone.
  author_id uuid references users on delete set null,
  -- Notes may quote customers, so they are deleted with the customer.
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index order_notes_of_order on order_notes (order_id, id desc);

create function refuse_note_change() returns trigger language plpgsql as $$
begin
  if new.author_id is null
    and (new.id, new.order_id, new.text, new.created_at)
      is not distinct from (old.id, old.order_id, old.text, old.created_at)
  then
    return new;
  end if;
  raise exception 'a note is never changed';
end $$;
create trigger order_notes_are_append_only before update on order_notes
  for each row execute function refuse_note_change();

-- Whoever of the staff looks at the order sees the note when its transaction commits.
create function tell_order_notes() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_notes', json_build_object('orderId', new.order_id)::text);
  return null;
end $$;
create trigger order_notes_are_told after insert on order_notes
  for each row execute function tell_order_notes();
