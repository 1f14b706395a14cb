-- A customer who is registered for GST gives their GSTIN: it stands on their invoices and decides the place of supply.
alter table users add column gstin text not null default ''
  constraint users_gstin_check check (gstin ~ '^$|^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$');
