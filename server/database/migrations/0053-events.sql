-- What happened, as the changes themselves say it; and who has yet to act on it.

create table events (
  id bigint generated always as identity primary key,
  -- What happened, as "thing.verb": "ticket.answered", "order.placed".
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$'),
  -- What it happened to.
  subject_kind text not null,
  subject_id text not null,
  -- Null for what nobody did, such as a renewal, and for commands at the server itself.
  actor_id uuid references users on delete set null,
  -- Ids, numbers and codes; no sentences, and no names.
  data jsonb not null,
  at timestamptz not null
);
create index events_of_actor on events (actor_id) where actor_id is not null;

create trigger events_are_append_only before update or delete on events for each row
  execute function append_only('events are append-only', '{actor_id}');
create trigger events_are_never_emptied before truncate on events for each statement
  execute function append_only('events are append-only');

-- An event that one of its consumers has yet to consume. The consumer's own transaction removes the row, so
-- what it did is there if, and only if, the row is gone.
create table event_deliveries (
  event_id bigint not null references events,
  consumer text not null,
  -- Those of the event: a consumer takes the events of one subject in their order.
  subject_kind text not null,
  subject_id text not null,
  -- From when on any process may take it; before, it is the business of the process that wrote the event.
  due_at timestamptz not null,
  failures integer not null default 0,
  last_failure text,
  primary key (event_id, consumer)
);
create index event_deliveries_in_order on event_deliveries (consumer, subject_kind, subject_id, event_id);

create function tell_events() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger events_are_told after insert on events for each row execute function tell_events();

-- Streams follow tickets by their events; only that one is gone is told by its table.
drop trigger tickets_are_told on tickets;
create trigger tickets_are_told after delete on tickets for each row execute function tell_help_desk('ticket');
