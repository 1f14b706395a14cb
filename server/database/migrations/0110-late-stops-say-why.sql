-- Why a delivery was made although not all of it was packed, as its rider said it at the door: null where nothing was
-- asked for.
alter table late_stops add column reason text;
