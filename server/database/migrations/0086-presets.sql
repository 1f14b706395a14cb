-- Staff have one of five presets instead of one role for all. Those who were there until now may do everything, as
-- before. A preset can be narrowed for one person, and money that one gives back in a day can have an end.
alter table users drop constraint users_role_check;
update users set role = 'owner' where role = 'admin';
alter table users
  add constraint users_role_check
    check (role in ('customer', 'owner', 'manager', 'counter', 'plant', 'rider')),
  add column narrowed_to jsonb,
  add column refunds_per_day_paise bigint,
  add constraint users_narrowed_to_check
    check (narrowed_to is null or (jsonb_typeof(narrowed_to) = 'array' and role <> 'customer')),
  add constraint users_refunds_per_day_check
    check (refunds_per_day_paise is null or (refunds_per_day_paise >= 0 and role <> 'customer'));

create index staff_of_laundry on users (id) where role <> 'customer';

drop trigger role_changes_notify on users;
create trigger role_changes_notify after update of role, narrowed_to on users for each row
  when (old.role is distinct from new.role or old.narrowed_to is distinct from new.narrowed_to)
  execute function notify_of_person_access();
