-- An order that was completed by mistake can be set back after its customer rated it: the rating stays with it, and
-- counts and is quoted as long as it is completed.
alter table orders drop constraint orders_check2;

drop index orders_rated;
create index orders_rated on orders (rating) where rating is not null and completed_at is not null;
drop index orders_quotable;
create index orders_quotable on orders (completed_at desc) where rating_quotable and completed_at is not null;

drop trigger quoted_ratings_notify on orders;
create trigger quoted_ratings_notify
  after update of rating, rating_comment, rating_quotable, completed_at on orders
  for each row when (old.rating_quotable or new.rating_quotable)
  execute function notify_of_testimonials();
