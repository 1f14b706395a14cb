-- What customers keep in their profile, and people who were erased.

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('Home', 'Work', 'Other')),
  address text not null check (length(address) between 1 and 500),
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_of_user on addresses (user_id, id);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- A card is what the payment service knows it by, and what people recognise it by; never its number.
create table cards (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month text not null check (expiry_month ~ '^(0[1-9]|1[0-2])$'),
  expiry_year text not null check (expiry_year ~ '^[0-9]{4}$'),
  holder text not null check (length(holder) between 1 and 120),
  is_default boolean not null,
  created_at timestamptz not null
);
create index cards_of_user on cards (user_id, id);
create unique index cards_one_default on cards (user_id) where is_default;

-- A person without a row has the defaults of domain/messages/notification-settings.ts.
create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  order_updates boolean not null,
  promotions boolean not null,
  newsletter boolean not null,
  sms boolean not null,
  email boolean not null,
  push boolean not null,
  updated_at timestamptz not null
);

-- An erased person's row stays, without anything of theirs, because the books name it.
alter table users add column erased_at timestamptz;

-- Files that are still to be removed after somebody was erased; the row goes when they are gone.
create table erasures (
  user_id uuid primary key references users on delete cascade,
  -- Letters whose files may lie in the outbox folder.
  letter_ids jsonb not null,
  erased_at timestamptz not null
);

-- Nothing is stored for somebody who is being erased, however the requests race: the row is locked
-- while a person is erased, so whoever comes second finds that they are gone.
create function refuse_erased_person() returns trigger language plpgsql as $$
begin
  if (select erased_at is not null from users where id = new.user_id for key share) then
    if tg_table_name = 'notifications' then
      return null;
    end if;
    raise exception 'this person was erased' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger orders_are_of_somebody before insert on orders
  for each row execute function refuse_erased_person();
create trigger garments_are_of_somebody before insert on garments
  for each row execute function refuse_erased_person();
create trigger contact_messages_are_of_somebody before insert on contact_messages
  for each row execute function refuse_erased_person();
create trigger notifications_are_for_somebody before insert on notifications
  for each row execute function refuse_erased_person();
create trigger addresses_are_of_somebody before insert on addresses
  for each row execute function refuse_erased_person();
create trigger cards_are_of_somebody before insert on cards
  for each row execute function refuse_erased_person();
create trigger sessions_are_of_somebody before insert on sessions
  for each row execute function refuse_erased_person();
