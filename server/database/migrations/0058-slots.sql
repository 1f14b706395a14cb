-- A pickup slot is a row with an id, a start and an end, and orders refer to it. What names a slot for good (its
-- date, its start and its length) makes its id, so one that nobody has booked yet has it too.
insert into pickup_slots (pickup_date, pickup_time)
  select distinct pickup_date, pickup_time from orders
  on conflict do nothing;

create temporary table named_slots on commit drop as
  select pickup_date, pickup_time, starts, ends,
    (to_char(pickup_date, 'YYYYMMDD') || '-' || to_char(starts, 'HH24MI') || '-8'
      || lpad(to_hex((extract(epoch from ends - starts) / 60)::integer), 3, '0')
      || '-8000-000000000000')::uuid as id,
    zone
  from pickup_slots
  join (values
    ('9-11 AM', time '09:00', time '11:00'), ('11 AM-1 PM', time '11:00', time '13:00'),
    ('1-3 PM', time '13:00', time '15:00'), ('3-5 PM', time '15:00', time '17:00'),
    ('5-7 PM', time '17:00', time '19:00')
  ) as hours (label, starts, ends) on label = pickup_time
  cross join (select coalesce((select time_zone from business), 'UTC') as zone) as laundry;

alter table pickup_slots
  add column id uuid,
  add column starts_at timestamptz,
  add column ends_at timestamptz;
update pickup_slots set id = named.id,
  starts_at = (named.pickup_date + named.starts) at time zone named.zone,
  ends_at = (named.pickup_date + named.ends) at time zone named.zone
from named_slots as named
where named.pickup_date = pickup_slots.pickup_date and named.pickup_time = pickup_slots.pickup_time;

alter table orders add column slot_id uuid;
update orders set slot_id = named.id
from named_slots as named
where named.pickup_date = orders.pickup_date and named.pickup_time = orders.pickup_time;

alter table pickup_slots
  drop constraint pickup_slots_pkey,
  drop column pickup_date,
  drop column pickup_time,
  alter column starts_at set not null,
  alter column ends_at set not null,
  add constraint pickup_slots_pkey primary key (id),
  add constraint pickup_slots_check check (starts_at < ends_at);
create index pickup_slots_by_start on pickup_slots (starts_at);
-- An order is stored before its place is taken, so that a repeated one takes none.
alter table orders
  alter column slot_id set not null,
  add constraint orders_slot_id_fkey foreign key (slot_id) references pickup_slots (id)
    deferrable initially deferred;
create index orders_by_slot on orders (slot_id);
