-- How far clothes are counted in: not at all, by the bag or piece by piece, for the laundry and for services of their own.
alter table business
  add column count_level text not null default 'bags' check (count_level in ('off', 'bags', 'items')),
  add column service_count_levels jsonb not null check (jsonb_typeof(service_count_levels) = 'object')
    default '{"dry-cleaning": "items", "special-care": "items"}';
