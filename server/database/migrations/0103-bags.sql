-- Which services customers may send a bag for, without listing what is in it: at first what is priced by weight.
alter table business add column bag_services jsonb not null default '["wash-fold"]'
  constraint business_bag_services check (jsonb_typeof(bag_services) = 'array');
