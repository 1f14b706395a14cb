-- What an order's customer agreed to pay, and how much more may be charged without asking them. Orders from before have
-- no such limit; an order that is to be counted gets both with its first price.
alter table orders
  add column agreed_paise bigint check (agreed_paise >= 0),
  add column tolerance_paise bigint check (tolerance_paise between 0 and 10000000),
  -- Whether its customer named that sum; else it is the usual share.
  add column tolerance_chosen boolean not null default false,
  add constraint agreed_with_tolerance check (agreed_paise is null or tolerance_paise is not null),
  add constraint chosen_tolerance check (not tolerance_chosen or tolerance_paise is not null);
