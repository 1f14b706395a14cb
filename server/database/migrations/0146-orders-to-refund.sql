-- Orders of which more was paid than they cost, until the rest is refunded.
create index orders_to_refund on orders (id)
  where paid_paise > charged_paise(status, total_paise, goodwill_paise);
