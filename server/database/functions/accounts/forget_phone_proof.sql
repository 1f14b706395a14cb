-- Another number is not proven and signs nobody in, however it was entered, and only staff who enter it were given it; the
-- same one written differently stays so.
create or replace function forget_phone_proof() returns trigger
language plpgsql as $$
begin
  if regexp_replace(new.phone, '[^0-9+]', '', 'g') <> regexp_replace(old.phone, '[^0-9+]', '', 'g') then
    new.phone_proven_at := null;
    if new.phone_given_at is not distinct from old.phone_given_at then
      new.phone_given_at := null;
    end if;
    delete from phone_sign_ins where user_id = new.id;
  end if;
  return new;
end $$;
