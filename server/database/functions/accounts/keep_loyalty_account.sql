-- Keeps the sums of points. The account's row is locked by the first of two that spend at once, so the second
-- sees what is left.
create or replace function keep_loyalty_account() returns trigger
language plpgsql as $$
declare
  points_left bigint;
begin
  insert into loyalty_accounts (user_id) values (new.user_id) on conflict do nothing;
  update loyalty_accounts
    set points = points + new.points,
      earned = earned + case when new.reason = 'reward' then 0 else new.points end
    where user_id = new.user_id
    returning points into points_left;
  if new.reason = 'reward' and points_left < 0 then
    raise exception 'there are not so many points'
      using errcode = 'check_violation', constraint = 'loyalty_accounts_points';
  end if;
  return null;
end $$;
