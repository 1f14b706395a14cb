-- What a bag or an item was counted as, and the line of its order that pays for it: none where the order has no such line,
-- or not any more.
alter table units
  add column item_id text,
  add column line integer,
  add constraint units_line_fkey foreign key (order_id, line) references order_lines (order_id, position)
    on delete set null (line),
  add constraint units_line_of_item check (line is null or item_id is not null);
