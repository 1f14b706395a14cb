-- Whoever is invited to order for a company does so once their email is proven; another email of theirs wasn't invited.
create or replace function join_inviting_company() returns trigger
language plpgsql as $$
begin
  if new.email is distinct from old.email then
    new.invited_company_id := null;
    new.invited_sees_account := false;
  elsif new.email_verified and new.invited_company_id is not null then
    new.company_id := new.invited_company_id;
    new.sees_company_account := new.invited_sees_account;
    new.invited_company_id := null;
    new.invited_sees_account := false;
  end if;
  return new;
end $$;
