-- Each night, one hash for the ends of all chains of hand-overs, which is told outside; and which entry was the last one
-- of each chain that had grown. An order that goes leaves its line here, so that it is missed.
create table custody_roots (
  night_date date primary key,
  made_at timestamptz not null,
  previous text not null check (previous ~ '^([0-9a-f]{64})?$'),
  root text not null check (root ~ '^[0-9a-f]{64}$')
);
create table custody_root_heads (
  night_date date not null references custody_roots deferrable initially deferred,
  order_id uuid not null,
  seq integer not null check (seq > 0),
  primary key (night_date, order_id)
);
create index custody_root_heads_of_order on custody_root_heads (order_id, seq);
create trigger custody_roots_are_append_only before update or delete on custody_roots for each row
  execute function append_only('roots of custody are append-only');
create trigger custody_roots_are_never_emptied before truncate on custody_roots for each statement
  execute function append_only('roots of custody are append-only');
create trigger custody_root_heads_are_append_only before update or delete on custody_root_heads for each row
  execute function append_only('roots of custody are append-only');
create trigger custody_root_heads_are_never_emptied before truncate on custody_root_heads for each statement
  execute function append_only('roots of custody are append-only');
