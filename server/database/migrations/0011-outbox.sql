-- The staff's outbox and exports: letters found by what they say and sent again, orders and invoices by their day.

alter table letters
  -- Which letter this is a further delivery of, and the how-maniest; a letter itself is none.
  add column resend_of uuid references letters on delete cascade,
  add column resend_number integer not null default 0,
  add constraint letters_resend check ((resend_of is null) = (resend_number = 0) and resend_number >= 0);
-- Pressed twice, or by two people, it is still one.
create unique index letters_resend_once on letters (resend_of, resend_number) where resend_of is not null;
create index letters_by_channel on letters (channel, id desc);
create index letters_words on letters using gin (recipient gin_trgm_ops, subject gin_trgm_ops);

-- The staff's outbox hears that something in it changed, once a transaction.
create function tell_letters() returns trigger language plpgsql as $$
begin
  perform pg_notify('letters', '');
  return null;
end $$;
create trigger letters_are_told after insert or update of status, attempts on letters
  for each statement execute function tell_letters();

create index orders_by_creation on orders (created_at, id);
create index invoices_by_issue on invoices (issued_at, id);
