-- What a card is called is never its number.

update cards set brand = 'Card' where brand ~ '([0-9][^[:alnum:]]*){12}';
update cards set holder = 'Card holder' where holder ~ '([0-9][^[:alnum:]]*){12}';
alter table cards add constraint cards_have_no_numbers
  check (brand !~ '([0-9][^[:alnum:]]*){12}' and holder !~ '([0-9][^[:alnum:]]*){12}');

update subscriptions set card_brand = 'Card' where card_brand ~ '([0-9][^[:alnum:]]*){12}';
alter table subscriptions add constraint subscriptions_have_no_card_numbers
  check (card_brand !~ '([0-9][^[:alnum:]]*){12}');

update orders set card_brand = 'Card' where card_brand ~ '([0-9][^[:alnum:]]*){12}';
update order_payments set card_brand = 'Card' where card_brand ~ '([0-9][^[:alnum:]]*){12}';
