-- Refuses a transaction of the ledger whose entries don't come to nothing. Its
-- argument names the column that has the transaction.
create or replace function check_ledger_balance() returns trigger
language plpgsql as $$
declare
  checked uuid := to_jsonb(new) ->> tg_argv[0];
begin
  if (select count(*) < 2 or sum(amount_paise) <> 0 from ledger_entries where transaction_id = checked) then
    raise exception 'the ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
