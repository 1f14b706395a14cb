-- Moves what was paid of an order, or a charge of the Laundry Club, between the sums of days and ways.
create or replace function count_payment_days() returns trigger
language plpgsql as $$
declare
  own_shard constant integer := free_shard();
  way_before text := 'club';
  way_now text := 'club';
begin
  if tg_table_name = 'order_payments' then
    way_before := old.method;
    way_now := new.method;
  end if;
  -- The zone is read after this lock, which a change of the zone waits for: see recount_days.
  lock table order_days in row exclusive mode;
  -- A row that is not there (what was, of a new payment) adds nothing: its status is null.
  insert into payment_days as sums
    select day, way, own_shard, sum(paise)
    from (
      select laundry_day(new.paid_at) as day, way_now as way, new.amount_paise - new.refunded_paise as paise
        where new.status = 'succeeded'
      union all
      select laundry_day(old.paid_at), way_before, old.refunded_paise - old.amount_paise
        where old.status = 'succeeded'
    ) as parts
    group by day, way having sum(paise) <> 0
    order by day, way
    on conflict (day, way, shard) do update set paise = sums.paise + excluded.paise;
  return null;
end $$;
