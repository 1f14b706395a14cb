-- How many notes and coins of each value a sum of cash was counted by: of ₹500, 200, 100, 50, 20, 10, 5, 2 and 1. Null
-- where only the sum was entered. They come to the sum.
alter table cash_hand_ins
  add column pieces integer[],
  add constraint cash_hand_ins_pieces_check check (pieces is null or coalesce(
    cardinality(pieces) = 9 and array_position(pieces, null) is null and 0 <= all (pieces)
    and 100 * (500 * pieces[1] + 200 * pieces[2] + 100 * pieces[3] + 50 * pieces[4] + 20 * pieces[5]
      + 10 * pieces[6] + 5 * pieces[7] + 2 * pieces[8] + pieces[9]) = paise, false));
alter table cash_counts
  add column pieces integer[],
  add constraint cash_counts_pieces_check check (pieces is null or coalesce(
    cardinality(pieces) = 9 and array_position(pieces, null) is null and 0 <= all (pieces)
    and 100 * (500 * pieces[1] + 200 * pieces[2] + 100 * pieces[3] + 50 * pieces[4] + 20 * pieces[5]
      + 10 * pieces[6] + 5 * pieces[7] + 2 * pieces[8] + pieces[9]) = paise, false));

-- A payment by UPI that a rider took at a door, found by staff in the laundry's account by its reference.
create table upi_confirmations (
  payment_id uuid primary key references order_payments,
  reference text not null check (length(reference) between 1 and 50),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz not null
);
create index upi_confirmations_by_reference on upi_confirmations (reference);
create trigger upi_confirmations_are_append_only
  before delete or update on upi_confirmations
  for each row execute function append_only('a confirmed payment stays confirmed', '{confirmed_by}');
