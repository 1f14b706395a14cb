-- Refuses to take from an allowance that has expired.
create or replace function refuse_expired_lot() returns trigger
language plpgsql as $$
begin
  if new.taken_at >= (select expires_at from allowance_lots where id = new.lot_id) then
    raise exception 'the lot % is expired', new.lot_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
