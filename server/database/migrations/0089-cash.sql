-- The cash that people who work here have on them. What they took or gave back is one row each, from now on; cash of
-- before has found its way already.
create table cash_movements (
  id uuid primary key,
  person_id uuid references users on delete set null,
  kind text not null check (kind in ('collected', 'undone', 'refunded')),
  place text not null check (place in ('door', 'counter')),
  paise bigint not null,
  order_payment_id uuid not null references order_payments,
  order_refund_id uuid unique references order_refunds,
  -- When the laundry heard of it; a phone without a connection may have taken it earlier.
  at timestamptz not null,
  constraint cash_movements_paise_check
    check (case when kind = 'collected' then paise > 0 else paise < 0 end),
  constraint cash_movements_refund_check check ((kind = 'refunded') = (order_refund_id is not null))
);
create unique index cash_movements_once on cash_movements (order_payment_id, kind) where kind <> 'refunded';
create index cash_movements_of_person on cash_movements (person_id, at);

-- Cash that somebody hands in: all that they had on them then. What differs from it has a reason.
create table cash_hand_ins (
  id uuid primary key,
  person_id uuid references users on delete set null,
  expected_paise bigint not null check (expected_paise > 0),
  paise bigint not null check (paise >= 0),
  reason text not null default '',
  note text not null default '',
  at timestamptz not null,
  constraint cash_hand_ins_reason_check check (paise = expected_paise or reason <> '')
);
create index cash_hand_ins_of_person on cash_hand_ins (person_id, at);

-- What somebody else counted of it. The first count settles the hand-in; each later one corrects the one before.
create table cash_counts (
  id uuid primary key,
  hand_in_id uuid not null references cash_hand_ins,
  corrects uuid unique,
  paise bigint not null check (paise >= 0),
  reason text not null default '',
  counted_by uuid references users on delete set null,
  at timestamptz not null,
  unique (id, hand_in_id),
  foreign key (corrects, hand_in_id) references cash_counts (id, hand_in_id),
  constraint cash_counts_reason_check check (corrects is null or reason <> '')
);
create unique index cash_counts_first on cash_counts (hand_in_id) where corrects is null;
create index cash_counts_by_time on cash_counts (at);

create trigger cash_movements_are_append_only before update or delete on cash_movements
  for each row execute function append_only('what cash was taken is append-only', '{person_id}');
create trigger cash_hand_ins_are_append_only before update or delete on cash_hand_ins
  for each row execute function append_only('a hand-in is never changed', '{person_id}');
create trigger cash_counts_are_append_only before update or delete on cash_counts
  for each row execute function append_only('a count is never changed; another one corrects it', '{counted_by}');
