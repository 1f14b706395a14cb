-- Adds parts to the sums of each day and service.
create or replace function add_service_days(parts service_days[]) returns void
language plpgsql as $$
declare
  own_shard constant integer := free_shard();
begin
  -- The zone is read after this lock, which a change of the zone waits for: see recount_days.
  lock table order_days in row exclusive mode;
  insert into service_days as sums
    select day, service, own_shard, sum(kilograms), sum(amount_paise)
      from unnest(parts) group by day, service
      having sum(kilograms) <> 0 or sum(amount_paise) <> 0 order by day, service
    on conflict (day, service, shard) do update set
      kilograms = sums.kilograms + excluded.kilograms,
      amount_paise = sums.amount_paise + excluded.amount_paise;
end $$;
