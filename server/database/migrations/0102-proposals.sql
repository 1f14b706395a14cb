-- What staff want to charge beyond what may be charged without asking, and what its customer says of each line. The
-- answers are only ever added; a proposal ends once, when all of it is answered, its time is over, or the order is another.
create table order_proposals (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- How often the order had been changed: with another number the proposal holds no more.
  revision integer not null,
  -- All that the order would have, and of that the lines that are asked about, with their prices and reasons.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  asked jsonb not null check (jsonb_typeof(asked) = 'array' and jsonb_array_length(asked) > 0),
  total_paise bigint not null check (total_paise > 0),
  reason text not null check (length(reason) between 1 and 300),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  answer_until timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('answered', 'lapsed', 'outdated')),
  constraint order_proposals_ended check ((ended_at is null) = (outcome is null))
);
create unique index order_proposals_open on order_proposals (order_id) where ended_at is null;
create index order_proposals_of_order on order_proposals (order_id, id);
create index order_proposals_due on order_proposals (answer_until) where ended_at is null;

create table order_proposal_answers (
  proposal_id uuid not null references order_proposals on delete cascade,
  item_id text not null,
  answer text not null check (answer in ('do', 'leave', 'return')),
  -- Who was signed in; null for who came by the signed link.
  answered_by uuid references users on delete set null,
  at timestamptz not null,
  primary key (proposal_id, item_id)
);
create index order_proposal_answers_of_person on order_proposal_answers (answered_by) where answered_by is not null;
create trigger order_proposal_answers_are_append_only before update or delete on order_proposal_answers for each row
  execute function append_only('answers to proposals are append-only', '{answered_by}', 'order_proposals', 'proposal_id');
create trigger order_proposal_answers_are_never_emptied before truncate on order_proposal_answers for each statement
  execute function append_only('answers to proposals are append-only');

-- Until when its customer's answer is waited for; null while nothing is asked.
alter table orders add column asked_until timestamptz;
create index orders_asked on orders (asked_until) where asked_until is not null;

alter table order_history
  drop constraint order_history_event_check,
  add constraint order_history_event_check
    check (event in ('placed', 'status', 'rescheduled', 'changed', 'counted', 'delivery_moved', 'proposed', 'kept'));
