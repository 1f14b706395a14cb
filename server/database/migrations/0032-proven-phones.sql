-- Texts go to proven numbers alone: their owner typed the code that was sent there.
alter table users add column phone_proven_at timestamptz;

-- Numbers from before count as proven where an order was completed: the laundry has called or visited.
update users set phone_proven_at = now()
  where phone <> '' and exists (
    select from orders where orders.user_id = users.id and orders.status = 'completed');

-- Another number is not proven, whoever entered it; the same one written differently stays so.
create function forget_phone_proof() returns trigger language plpgsql as $$
begin
  if regexp_replace(new.phone, '[^0-9+]', '', 'g') <> regexp_replace(old.phone, '[^0-9+]', '', 'g') then
    new.phone_proven_at := null;
  end if;
  return new;
end $$;
create trigger another_phone_is_unproven before update of phone on users
  for each row execute function forget_phone_proof();

-- The last code that was sent to somebody, as a keyed hash.
create table phone_codes (
  user_id uuid primary key references users on delete cascade,
  number text not null,
  code_hash text not null,
  expires_at timestamptz not null
);
