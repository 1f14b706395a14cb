-- The public pages can show what the orders say: how many were delivered, how they were rated, and the
-- words of customers who agreed to be quoted.

alter table business add column marketing_from_orders boolean not null default false;

alter table orders
  -- Whether the customer agreed that their comment is shown with their first name.
  add column rating_quotable boolean not null default false,
  add constraint quoted_ratings_have_words check (not rating_quotable or rating_comment is not null);

create index orders_rated on orders (rating) where rating is not null;
create index orders_quotable on orders (completed_at desc) where rating_quotable;

-- Pages are kept in memory: they must hear when somebody takes their agreement back.
create function tell_testimonials() returns trigger language plpgsql as $$
begin
  perform pg_notify('testimonials', '');
  return null;
end $$;
create trigger quoted_ratings_are_told
  after update of rating, rating_comment, rating_quotable on orders
  for each row when (old.rating_quotable or new.rating_quotable)
  execute function tell_testimonials();
create trigger quoted_ratings_that_go_are_told after delete on orders
  for each row when (old.rating_quotable) execute function tell_testimonials();
