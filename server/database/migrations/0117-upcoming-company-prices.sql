-- What a company has as its own price of an item from a day of the laundry on; null for none of its own any more. A row
-- is gone once the day has begun and the company has its price.
create table upcoming_company_prices (
  company_id uuid not null references companies on delete cascade,
  item_id text not null references catalogue_items on delete cascade,
  valid_from date not null,
  price_paise bigint check (price_paise >= 0),
  primary key (company_id, item_id, valid_from)
);
create index upcoming_company_prices_by_day on upcoming_company_prices (valid_from);
create trigger upcoming_company_prices_notify after insert or update or delete on upcoming_company_prices
  for each statement execute function notify_catalogue_and_settings();
