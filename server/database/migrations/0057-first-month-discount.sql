-- Half price in the first month is a discount, in the table too.
alter table subscriptions rename column first_month_offer to first_month_discount;
