-- Lists sorted by total follow what orders cost, which is what they show.
drop index orders_by_total;
create index orders_by_cost on orders (charged_paise(status, total_paise, goodwill_paise), id);
