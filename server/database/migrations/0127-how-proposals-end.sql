-- What became of an order with its proposal: whether it is the first price of a bag, whether the order stayed as it was,
-- and what it came to then.
alter table order_proposals
  add column is_bag boolean not null default false,
  add column kept boolean,
  add column settled_paise bigint;

update order_proposals set is_bag = true
from orders
where orders.id = order_proposals.order_id
  and (
    not orders.counted
    or exists (
      select from order_history
      where order_history.order_id = orders.id and event = 'counted' and at >= order_proposals.asked_at));

update order_proposals set kept = not exists (
  select from order_proposal_answers
  where proposal_id = order_proposals.id and answer in ('do', 'return'))
where outcome in ('answered', 'lapsed');

alter table order_proposals
  alter column is_bag drop default,
  add constraint order_proposals_kept
    check ((kept is not null) = (outcome is not null and outcome <> 'outdated'));
