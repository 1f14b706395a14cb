-- Loyalty: points as a history that is only added to, rewards as vouchers, and who invited whom.

-- What the history of a person's points comes to.
create table loyalty_accounts (
  user_id uuid primary key references users,
  points bigint not null default 0,
  -- Ever earned; spending does not lessen it.
  earned bigint not null default 0,
  constraint loyalty_accounts_points check (points between 0 and earned)
);

-- A redeemed reward. It is open until an order uses it, and returned when that order is cancelled:
-- then it is as good as open, and the order it came back from finds it should it go on after all.
create table vouchers (
  id uuid primary key,
  user_id uuid not null references users,
  reward text not null check (reward in ('five-off', 'free-dry-cleaning', 'twenty-off')),
  status text not null default 'open' check (status in ('open', 'used', 'returned')),
  order_id uuid references orders,
  -- A repeated request finds the voucher it made the first time.
  idempotency_key text,
  created_at timestamptz not null,
  constraint vouchers_idempotency unique (user_id, idempotency_key),
  check ((status = 'open') = (order_id is null))
);
create index vouchers_of_user on vouchers (user_id, id);
create unique index vouchers_one_an_order on vouchers (order_id) where status = 'used';
create index vouchers_of_order on vouchers (order_id);

create table loyalty_entries (
  id uuid primary key,
  user_id uuid not null references users,
  points integer not null check (points <> 0),
  reason text not null check (reason in ('order', 'referral', 'reward')),
  -- Null for a reward, and where there is no such order any more; the entry stays.
  order_id uuid references orders on delete set null,
  voucher_id uuid unique references vouchers,
  created_at timestamptz not null,
  -- Nothing counts twice, however often an order is completed.
  constraint loyalty_entries_once unique (order_id, reason, user_id),
  check ((reason = 'reward') = (points < 0)),
  check ((reason = 'reward') = (voucher_id is not null)),
  check (reason <> 'reward' or order_id is null)
);
create index loyalty_entries_of_user on loyalty_entries (user_id, id desc);

-- The account's row is locked by the first of two that spend at once, so the second sees what is left.
create function keep_loyalty_account() returns trigger language plpgsql as $$
begin
  insert into loyalty_accounts (user_id) values (new.user_id) on conflict do nothing;
  update loyalty_accounts
    set points = points + new.points, earned = earned + greatest(new.points, 0)
    where user_id = new.user_id;
  return null;
end $$;
create trigger loyalty_entries_are_summed after insert on loyalty_entries
  for each row execute function keep_loyalty_account();

-- Only the order that an entry points to may go.
create function refuse_loyalty_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.order_id is null
    and (new.id, new.user_id, new.points, new.reason, new.voucher_id, new.created_at)
      is not distinct from (old.id, old.user_id, old.points, old.reason, old.voucher_id, old.created_at)
  then
    return new;
  end if;
  raise exception 'the history of points is append-only';
end $$;
create trigger loyalty_entries_are_append_only before update or delete on loyalty_entries
  for each row execute function refuse_loyalty_change();

-- What a person's invitation link ends in: ten random characters, for everybody from the start.
create table referral_codes (
  user_id uuid primary key references users on delete cascade,
  code text not null unique check (code ~ '^[0-9A-F]{10}$')
);

create function give_referral_code() returns trigger language plpgsql as $$
begin
  insert into referral_codes (user_id, code)
    values (new.id, upper(left(replace(gen_random_uuid()::text, '-', ''), 10)));
  return null;
end $$;
create trigger users_have_referral_codes after insert on users
  for each row execute function give_referral_code();
insert into referral_codes (user_id, code)
  select id, upper(left(replace(gen_random_uuid()::text, '-', ''), 10)) from users;

create table referrals (
  user_id uuid primary key references users on delete cascade,
  -- Null once whoever invited was erased.
  referrer_id uuid references users,
  -- The friend's first completed order, for which both sides got their points.
  order_id uuid unique references orders,
  created_at timestamptz not null,
  check (referrer_id <> user_id)
);
create index referrals_of_referrer on referrals (referrer_id);

create trigger vouchers_are_of_somebody before insert on vouchers
  for each row execute function refuse_erased_person();
