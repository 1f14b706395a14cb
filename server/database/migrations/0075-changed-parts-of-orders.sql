-- What of an order its customer changed; null where staff changed the items.
alter table order_history add column changed_parts jsonb
  check (changed_parts is null or (event = 'changed' and jsonb_typeof(changed_parts) = 'array'));
