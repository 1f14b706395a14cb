-- Why goodwill was given may name its customer, or a piece in their words: it is cleared when they are erased.
drop trigger order_goodwill_is_append_only on order_goodwill;
create trigger order_goodwill_is_append_only
  before delete or update on order_goodwill
  for each row execute function append_only('goodwill is append-only', '{given_by,reason}', 'orders', 'order_id');
