-- Undoes an order that found no place left, also where its commit is on its way already.
create or replace function refuse_full_places(slot_is_full boolean, window_is_full boolean) returns void
language plpgsql as $$
begin
  if slot_is_full then
    raise exception 'the pickup slot is full' using errcode = 'check_violation', constraint = 'slot_full';
  end if;
  if window_is_full then
    raise exception 'the delivery window is full'
      using errcode = 'check_violation', constraint = 'delivery_full';
  end if;
end $$;
