-- Public pages are kept in memory: they hear when somebody takes their agreement to be quoted back.
create or replace function notify_of_testimonials() returns trigger
language plpgsql as $$
begin
  perform pg_notify('testimonials', '');
  return null;
end $$;
