-- Codes that customers say at their doors, each for the orders that are delivered there together.
create table delivery_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Keyed by the server's secret, to check a typed code.
  code_hash text not null,
  -- Encrypted with the server's secret, to show it to its customer.
  sealed_code text not null,
  -- Wrong codes that were typed.
  tries integer not null default 0 check (tries between 0 and 5),
  made_at timestamptz not null
);
create index delivery_codes_of_user on delivery_codes (user_id);

create table delivery_code_orders (
  order_id uuid primary key references orders on delete cascade,
  code_id uuid not null references delivery_codes on delete cascade
);
create index delivery_code_orders_of_code on delivery_code_orders (code_id);

-- How a delivery was proved; null where it wasn't, or didn't have to be.
alter table stop_completions
  add column proof text check (proof in ('code', 'photo')),
  add constraint stop_completions_prove_deliveries check (proof is null or kind = 'delivery');

-- Whether the code that was typed at the door is right; null where none was.
alter table late_stops
  add column code_check text check (code_check in ('right', 'wrong')),
  add constraint late_stops_check_codes_of_deliveries check (code_check is null or kind = 'delivery');
