-- Customers whom staff know by their phone number alone have no email: it is empty, as a number is that nobody gave.
alter table users drop constraint users_email_key;
create unique index users_email_key on users (email) where email <> '';
create index users_by_email on users (email);
alter table users add constraint staff_have_an_email check (email <> '' or role = 'customer');

-- Such a number is one customer's, however many of staff enter it at once.
create unique index phone_only_customers on users (phone) where email = '' and phone <> '';

-- Where clothes change hands. At the counter there is no address, and no window has a place taken.
alter table orders add column pickup_hand_over text not null default 'home'
  check (pickup_hand_over in ('home', 'counter'));
alter table orders add column delivery_hand_over text not null default 'home'
  check (delivery_hand_over in ('home', 'counter'));
alter table orders add constraint dropped_off_without_address
  check (pickup_hand_over = 'home' or (address = '' and address_parts is null));
alter table orders add constraint collected_without_address check (delivery_hand_over = 'home'
  or (delivery_address = '' and delivery_address_parts is null and delivery_slot_id is null));
