-- Ids that sort by the time they carry (UUIDv7, RFC 9562), for rows that one statement makes several of.
create or replace function new_id(at timestamptz) returns uuid
language sql as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;
