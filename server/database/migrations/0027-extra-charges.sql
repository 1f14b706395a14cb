-- Money that came for a try of a charge which another try paid, or which costs another sum now. It goes back.
alter table charges add column extra_of uuid references charges;
alter table charges
  drop constraint charges_once_a_period,
  add constraint charges_extra_is_paid check (extra_of is null or status = 'succeeded');
create unique index charges_once_a_period on charges (subscription_id, period) where extra_of is null;
