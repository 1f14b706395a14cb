-- Whether a laundry may collect GST: registered, under the composition scheme, or not registered, without a GSTIN.
alter table business add column tax_standing text not null default 'unregistered'
  constraint business_tax_standing_check check (tax_standing in ('registered', 'composition', 'unregistered'));
update business set tax_standing = 'registered' where gstin <> '';
alter table business add constraint business_gstin_of_standing
  check ((tax_standing = 'unregistered') = (gstin = ''));

-- The SAC of a service that differs from the laundry's default. Laundries from now on begin with dry cleaning and
-- pressing under their own; one that runs keeps its code for all.
alter table business add column service_sac_codes jsonb not null default '{}'
  constraint business_service_sac_codes_check check (jsonb_typeof(service_sac_codes) = 'object');
alter table business alter column service_sac_codes set default '{"dry-cleaning": "999712", "ironing": "999713"}';
