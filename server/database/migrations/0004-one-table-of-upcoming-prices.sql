-- Prices from a day on, of the laundry's items and of its companies, in one table.
alter table upcoming_prices rename to upcoming_item_prices;

-- What an item costs everybody, or a company, from a day of the laundry on. A row is gone once its day has begun and
-- the item or the company has its price.
create table upcoming_prices (
  -- Null for the laundry's own prices.
  company_id uuid references companies on delete cascade,
  item_id text not null references catalogue_items on delete cascade,
  valid_from date not null,
  -- The item's list price, or the company's own; null for none of the company's own from then on.
  price_paise bigint,
  -- Null where the list price is charged.
  online_price_paise bigint,
  constraint upcoming_prices_once unique nulls not distinct (company_id, item_id, valid_from),
  constraint upcoming_prices_amounts check (
    price_paise >= 0 and online_price_paise >= 0 and online_price_paise <= price_paise),
  constraint upcoming_prices_owner check (
    case when company_id is null then price_paise is not null else online_price_paise is null end)
);
insert into upcoming_prices (item_id, valid_from, price_paise, online_price_paise)
  select item_id, valid_from, list_price_paise, online_price_paise from upcoming_item_prices;
insert into upcoming_prices (company_id, item_id, valid_from, price_paise)
  select company_id, item_id, valid_from, price_paise from upcoming_company_prices;
drop table upcoming_item_prices, upcoming_company_prices;

create index upcoming_prices_by_day on upcoming_prices (valid_from);
create trigger upcoming_prices_notify
  after insert or delete or update on upcoming_prices
  for each statement execute function notify_catalogue_and_settings();
