-- Each bag and item is asked for its tag: found by the order alone, an order of twenty items reads all twenty for each.
drop index unit_tags_of_order;
create index unit_tags_of_unit on unit_tags (order_id, number);
