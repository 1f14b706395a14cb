-- Prices that an item has from a day of the laundry on. A row is gone once the day has begun and the item has its prices.
create table upcoming_prices (
  item_id text not null references catalogue_items on delete cascade,
  valid_from date not null,
  list_price_paise bigint not null check (list_price_paise >= 0),
  online_price_paise bigint check (online_price_paise >= 0 and online_price_paise <= list_price_paise),
  primary key (item_id, valid_from)
);
create index upcoming_prices_by_day on upcoming_prices (valid_from);
create trigger upcoming_prices_notify after insert or update or delete on upcoming_prices
  for each statement execute function notify_catalogue_and_settings();
