-- What staff took off orders after they were delivered: one entry each, which together with what was taken off before
-- is orders.goodwill_paise.
create table order_goodwill (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  amount_paise bigint not null check (amount_paise > 0),
  -- Where a percentage of what it cost was given, not a sum.
  percent integer check (percent between 1 and 100),
  -- What was handed back of it at once by the same person: their refunds, which count against their day's cap already.
  handed_paise bigint not null default 0 check (handed_paise between 0 and amount_paise),
  reason text not null check (length(reason) between 1 and 500),
  given_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index order_goodwill_of_order on order_goodwill (order_id, id);
create index order_goodwill_of_person on order_goodwill (given_by, created_at) where given_by is not null;
create trigger order_goodwill_is_append_only before update or delete on order_goodwill for each row
  execute function append_only('goodwill is append-only', '{given_by}', 'orders', 'order_id');
create trigger order_goodwill_is_never_emptied before truncate on order_goodwill for each statement
  execute function append_only('goodwill is append-only');
