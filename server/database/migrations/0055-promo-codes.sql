-- Promo codes that staff make, and the orders that used them.
create table promo_codes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,19}$'),
  percent integer check (percent between 1 and 100),
  off_paise bigint check (off_paise > 0),
  least_paise bigint not null check (least_paise >= 0),
  services jsonb not null check (jsonb_typeof(services) = 'array'),
  first_order_only boolean not null,
  from_date date,
  until_date date,
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  with_voucher boolean not null,
  active boolean not null default true,
  created_at timestamptz not null,
  constraint promo_codes_give_one_thing check (num_nonnulls(percent, off_paise) = 1),
  constraint promo_codes_end_after_they_begin check (until_date >= from_date)
);

create table promo_uses (
  order_id uuid primary key references orders (id) on delete cascade,
  code_id uuid not null references promo_codes (id),
  paise bigint not null check (paise > 0),
  released_at timestamptz
);

create index promo_uses_of_code on promo_uses (code_id) where released_at is null;
