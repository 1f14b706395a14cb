-- Credit notes: each takes back one invoice, in an unbroken yearly series of their own.

alter table invoice_counters
  drop constraint invoice_counters_series_check,
  add constraint invoice_counters_series_check check (series ~ '^(CN-)?[0-9]{4}-[0-9]{2}$');

create table credit_notes (
  id uuid primary key,
  series text not null check (series ~ '^CN-'),
  number integer not null check (number > 0),
  invoice_id uuid not null unique references invoices,
  -- The invoice no longer points to its order then, so that another may be issued should it go on.
  order_id uuid references orders on delete set null,
  user_id uuid references users on delete set null,
  -- Everything that is printed.
  content jsonb not null,
  total_paise bigint not null check (total_paise >= 0),
  issued_at timestamptz not null,
  constraint credit_notes_number unique (series, number)
);
create index credit_notes_of_order on credit_notes (order_id, id) where order_id is not null;
create index credit_notes_of_user on credit_notes (user_id, id) where user_id is not null;

create function refuse_credit_note_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.series, new.number, new.invoice_id, new.content, new.total_paise, new.issued_at)
      is not distinct from (old.id, old.series, old.number, old.invoice_id, old.content,
        old.total_paise, old.issued_at)
    and coalesce(new.order_id = old.order_id, new.order_id is null)
    and coalesce(new.user_id = old.user_id, new.user_id is null)
  then
    return new;
  end if;
  raise exception 'a credit note is never changed or removed';
end $$;
create trigger credit_notes_are_kept before update or delete on credit_notes
  for each row execute function refuse_credit_note_change();
