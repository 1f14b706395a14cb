-- What staff's changes of a status say to a customer waits for a minute, and an undo within it says nothing.

alter table business add column message_wait_seconds integer not null default 60
  check (message_wait_seconds between 0 and 300);

alter table order_history
  -- Of a change by staff: the status before it, and when the order had been completed, for an undo.
  add column from_status text,
  add column completed_before timestamptz,
  -- Until then what it says waits, and it can be taken back; null where nothing waited.
  add column waits_until timestamptz,
  -- The entry that this one takes back.
  add column takes_back bigint references order_history;
create unique index order_history_takes_back_once on order_history (takes_back)
  where takes_back is not null;

create or replace function refuse_history_update() returns trigger language plpgsql as $$
begin
  -- Erasing a person may clear who acted and what they were told; nothing else of an entry ever changes.
  if (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
    and (new.reason is null or new.reason is not distinct from old.reason)
    and (new.id, new.order_id, new.event, new.status, new.pickup_date, new.pickup_time,
        new.from_paise, new.to_paise, new.actor, new.at, new.from_status, new.completed_before,
        new.waits_until, new.takes_back)
      is not distinct from (old.id, old.order_id, old.event, old.status, old.pickup_date,
        old.pickup_time, old.from_paise, old.to_paise, old.actor, old.at, old.from_status,
        old.completed_before, old.waits_until, old.takes_back)
  then
    return new;
  end if;
  raise exception 'order history is append-only';
end $$;

-- Until then a notification can be withdrawn with everything that waits to leave of it.
alter table notifications add column held_until timestamptz;
create function tell_removed_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('userId', old.user_id)::text);
  return null;
end $$;
create trigger removed_notifications_are_told after delete on notifications
  for each row execute function tell_removed_notifications();

alter table letters
  -- What a waiting letter says, the newest first: {id, title, message, link, about} of each notification.
  add column parts jsonb,
  -- Until then a part of it can be withdrawn.
  add column held_until timestamptz,
  -- Counts how often it was put off: a job of an earlier revision leaves it alone.
  add column revision integer not null default 0,
  -- When its time came: from then on its words stay as they are.
  add column sealed_at timestamptz;

-- A letter's parts with a newer one. Nothing is said twice under one title; what can still be withdrawn
-- stays, for what is newer may be withdrawn before it.
create function with_part(parts jsonb, part jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_array(part) || coalesce(
    jsonb_agg(older order by place)
      filter (where older ->> 'title' <> part ->> 'title' or older ->> 'about' is not null),
    '[]')
  from jsonb_array_elements(parts) with ordinality as each (older, place)
$$;

create function without_part(parts jsonb, part_id uuid) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(part order by place) filter (where part ->> 'id' <> part_id::text), '[]')
  from jsonb_array_elements(parts) with ordinality as each (part, place)
$$;

-- What a letter of these parts reads: of those with one title, and of those about one thing, the newest.
create function parts_text(parts jsonb) returns text language sql immutable as $$
  select string_agg(part ->> 'message', E'\n\n' order by place)
  from jsonb_array_elements(parts) with ordinality as each (part, place)
  where not exists (
    select from jsonb_array_elements(parts) with ordinality as other (newer, newer_place)
    where newer_place < place
      and (newer ->> 'title' = part ->> 'title' or newer ->> 'about' = part ->> 'about'))
$$;

update letters
  set parts = jsonb_build_array(jsonb_build_object('id', notification_id, 'title', subject,
    'message', body, 'link', link, 'about', null))
  where status = 'waiting' and due_at is not null;
