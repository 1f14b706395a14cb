-- Whether this database holds a demo, and which people came with it. It stands here and nowhere else, so
-- that it goes with the rows: into a backup, out of one, and to every process.

create table demo (
  id integer primary key check (id = 1),
  -- published: everybody may know them, and they open nothing that others can reach. random: they were
  -- printed once, where they were made.
  passwords text not null check (passwords in ('published', 'random'))
);

create table demo_people (
  user_id uuid primary key references users on delete cascade
);

-- A demo that an earlier version stored: its payments have ids that nothing else has, and no laundry has
-- staff at an address that is reserved for examples.
insert into demo (id, passwords)
  select 1, 'published'
  where exists (select from users where email = 'admin@washline.example' and role = 'admin')
    or exists (select from order_payments where id = md5('payment of ' || order_id)::uuid);

insert into demo_people (user_id)
  select id from users
  where exists (select from demo) and (
    email in ('admin@washline.example', 'priya@washline.example')
    -- Numbers that ring nowhere; two more have the two people above.
    or (email like '%@example.com' and phone ~ '^\+91 50000 001[0-3][0-9]$')
    or id in (select user_id from orders where id in (
      select order_id from order_payments where id = md5('payment of ' || order_id)::uuid))
    -- Who moved its orders on, under whatever email by now.
    or id in (select visited_by from stop_visits where idempotency_key = 'demo'));

-- The GSTIN that earlier demos had lacked the right check character.
update business set gstin = '29AAAAA0000A1ZY'
  where gstin = '29AAAAA0000A1Z5' and exists (select from demo);
