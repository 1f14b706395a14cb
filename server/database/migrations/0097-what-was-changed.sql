-- From what to what a part of a booking was changed, for staff; emptied when its customer is erased.
alter table order_history add column changes jsonb
  check (changes is null or (event = 'changed' and jsonb_typeof(changes) = 'array'));

drop trigger order_history_is_append_only on order_history;
create trigger order_history_is_append_only before update or delete on order_history for each row
  execute function append_only('order history is append-only', '{actor_id,reason,changes}', 'orders', 'order_id');
