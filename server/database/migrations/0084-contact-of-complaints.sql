-- Who hears complaints may have an address and a number of their own; the laundry's stand where these are empty.
alter table business
  add column complaints_email text not null default '',
  add column complaints_phone text not null default '';
