-- The customer stays as they are until the order is there for others: somebody who was erased gets no order,
-- and a name or a phone that changes at the same time is not missed by the search.
create or replace function keep_customer_of_order() returns trigger
language plpgsql as $$
begin
  if (select erased_at is not null from users where id = new.user_id for share) then
    raise exception 'this person was erased' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
