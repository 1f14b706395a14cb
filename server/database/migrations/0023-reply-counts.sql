-- Replies by WhatsApp in each month of the laundry's zone from each of its numbers: beyond 1,000 each is charged.
create table whatsapp_reply_months (
  -- Meta's id of the laundry's number.
  number_id text not null check (number_id <> ''),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  replies integer not null check (replies > 0),
  primary key (number_id, month)
);
