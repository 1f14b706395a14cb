-- When an order is picked up is said by its slot's id alone (a date, a start and a length), and so is what its
-- history says was booked; the date and the label are made of it where they are shown. Labels of the history are
-- those of the slots, as orders' own were found to be when slots got their ids.
alter table orders drop column pickup_date, drop column pickup_time;
drop index orders_by_slot;
create index orders_by_pickup on orders (slot_id, id);
create index orders_to_pick_up on orders (slot_id) where status = 'pickup_scheduled';
drop function slot_minutes(text);

-- By a change of type, for a history refuses updates.
alter table order_history alter column pickup_time type uuid using (
  to_char(pickup_date, 'YYYYMMDD') || case pickup_time
    when '9-11 AM' then '-0900' when '11 AM-1 PM' then '-1100' when '1-3 PM' then '-1300'
    when '3-5 PM' then '-1500' when '5-7 PM' then '-1700'
    else '-unknown'
  end || '-8078-8000-000000000000'
)::uuid;
alter table order_history rename column pickup_time to slot_id;
alter table order_history drop column pickup_date;
