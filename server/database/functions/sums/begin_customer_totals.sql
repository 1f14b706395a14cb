-- A new customer begins with sums of nothing.
create or replace function begin_customer_totals() returns trigger
language plpgsql as $$
begin
  insert into customer_totals (user_id) values (new.id);
  return null;
end $$;
