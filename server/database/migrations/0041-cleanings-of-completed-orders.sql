-- A garment was cleaned with the orders that are completed. Until now a cleaning stayed counted when its
-- order was taken back from completed.
with taken_back as (
  update order_garments set cleaned_at = null
    from orders
    where orders.id = order_garments.order_id and cleaned_at is not null and status <> 'completed'
    returning garment_id, order_id
), fewer as (
  select garment_id, count(*) as cleanings, array_agg(order_id) as order_ids
  from taken_back group by garment_id
)
update garments set
    clean_count = greatest(clean_count - cleanings, 0),
    last_cleaned_at = (
      select max(cleaned_at) from order_garments
      where garment_id = garments.id and order_id <> all (order_ids)
    )
  from fewer where garments.id = fewer.garment_id;
