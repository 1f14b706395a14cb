-- A stop belongs to one rider or to nobody: who it is assigned to sees it, and those who may see the whole run.
create table stop_assignments (
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('pickup', 'delivery')),
  rider_id uuid not null references users on delete cascade,
  assigned_at timestamptz not null,
  primary key (order_id, kind)
);
create index stop_assignments_of_rider on stop_assignments (rider_id);

-- Reading and completing stops asks for less than the whole run now; keys that had it keep what they did.
update api_keys set permissions = permissions || '["own-run"]' where permissions @> '["run"]';

-- What one person gave back in a day is counted against their cap.
alter table refunds add column given_by uuid references users on delete set null;
create index order_refunds_of_person on order_refunds (given_by, created_at) where given_by is not null;
create index refunds_of_person on refunds (given_by, created_at) where given_by is not null;
