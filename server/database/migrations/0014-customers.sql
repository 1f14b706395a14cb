-- Customers for staff: sums to sort by, search by part of a text, notes, and who may not order.

-- What each person ordered and spent, kept by triggers, so that a list of thousands counts nothing.
create table customer_figures (
  user_id uuid primary key references users on delete cascade,
  total_orders bigint not null default 0,
  -- The totals of completed orders.
  spent_paise bigint not null default 0
);
create index customers_by_spent on customer_figures (spent_paise desc, user_id desc);
create index customers_by_orders on customer_figures (total_orders desc, user_id desc);

insert into customer_figures (user_id, total_orders, spent_paise)
  select users.id, count(orders.id),
    coalesce(sum(orders.total_paise) filter (where orders.status = 'completed'), 0)
  from users left join orders on orders.user_id = users.id
  where users.erased_at is null
  group by users.id;

create function begin_customer_figures() returns trigger language plpgsql as $$
begin
  insert into customer_figures (user_id) values (new.id);
  return null;
end $$;
create trigger users_have_figures after insert on users
  for each row execute function begin_customer_figures();

-- Somebody who was erased has no row any more, and gets none by an order that stays in the books.
create function count_customer_figures() returns trigger language plpgsql as $$
declare
  orders_more integer := 0;
  paise_more bigint := 0;
begin
  if tg_op <> 'DELETE' then
    orders_more := 1;
    if new.status = 'completed' then paise_more := new.total_paise; end if;
  end if;
  if tg_op <> 'INSERT' then
    orders_more := orders_more - 1;
    if old.status = 'completed' then paise_more := paise_more - old.total_paise; end if;
  end if;
  update customer_figures
    set total_orders = total_orders + orders_more, spent_paise = spent_paise + paise_more
    where user_id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
-- Deferred to the end of the transaction: the sums are locked last and for a moment only, so two
-- orders of one customer never wait for each other in a circle over the sums and a pickup slot.
create constraint trigger orders_count_for_customers after insert or delete on orders
  deferrable initially deferred
  for each row execute function count_customer_figures();
create constraint trigger order_changes_count_for_customers after update on orders
  deferrable initially deferred
  for each row when (old.status <> new.status or old.total_paise <> new.total_paise)
  execute function count_customer_figures();

-- Phones are found by their digits, however they were written.
create index users_by_name_part on users using gin (name gin_trgm_ops);
create index users_by_email_part on users using gin (email gin_trgm_ops);
create index users_by_phone_part on users
  using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);

create table customer_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  idempotency_key text,
  created_at timestamptz not null,
  constraint customer_notes_idempotency unique (user_id, author_id, idempotency_key)
);
create index customer_notes_of_user on customer_notes (user_id, id desc);
create index customer_notes_of_author on customer_notes (author_id);

-- A note is appended, and goes only with the person it is about.
create function refuse_customer_note_change() returns trigger language plpgsql as $$
begin
  if new.author_id is null
    and (new.id, new.user_id, new.text, new.created_at)
      is not distinct from (old.id, old.user_id, old.text, old.created_at)
  then
    return new;
  end if;
  raise exception 'notes are append-only';
end $$;
create trigger customer_notes_are_append_only before update on customer_notes
  for each row execute function refuse_customer_note_change();
create trigger customer_notes_are_of_somebody before insert on customer_notes
  for each row execute function refuse_erased_person();

-- Who may not order, subscribe or write tickets. No row: they may.
create table customer_blocks (
  user_id uuid primary key references users on delete cascade,
  -- The customer reads it.
  reason text not null check (length(reason) between 1 and 300),
  blocked_by uuid references users on delete set null,
  blocked_at timestamptz not null
);
create trigger customer_blocks_are_of_somebody before insert on customer_blocks
  for each row execute function refuse_erased_person();
