-- Settings that no SQL reads are kept by their keys, so that another needs no column.
alter table business add column settings jsonb not null default '{}';
update business
set settings = jsonb_build_object('stillHours', jsonb_build_object('hours', still_hours))
where still_hours <> 24;
alter table business drop column still_hours;
