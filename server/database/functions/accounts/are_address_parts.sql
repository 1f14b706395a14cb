-- Whether a value is the parts of an address, whose point, if there is one, is on the earth. In plpgsql, whose
-- expressions are kept: a check's own are read and prepared again for every statement.
create or replace function are_address_parts(parts jsonb) returns boolean
language plpgsql immutable strict as $$
begin
  return jsonb_typeof(parts) = 'object'
    and abs((parts #>> '{point,latitude}')::float8) <= 90
    and abs((parts #>> '{point,longitude}')::float8) <= 180;
end $$;
