-- A new customer gets a code for inviting friends.
create or replace function give_referral_code() returns trigger
language plpgsql as $$
begin
  insert into referral_codes (user_id, code)
    values (new.id, upper(left(replace(gen_random_uuid()::text, '-', ''), 10)));
  return null;
end $$;
