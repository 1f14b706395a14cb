-- Whether order messages may be texted to a person: their number is proven, or was given to staff.
create or replace function takes_texts(person users) returns boolean
language sql immutable as $$
  select person.phone <> '' and (person.phone_proven_at is not null or person.phone_given_at is not null)
$$;
