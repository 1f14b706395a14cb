-- A piece that was counted in is claimed once, by its unit and which of that unit's pieces it is.
create unique index claims_of_unit_once on claims (order_id, unit_number, piece_number) where unit_number is not null;
