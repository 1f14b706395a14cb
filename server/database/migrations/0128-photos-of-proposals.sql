-- A photo beside a line that a customer is asked about: one of the order's bags and items, or one that is of none of them.
alter table unit_pictures
  drop constraint unit_pictures_of_unit,
  add constraint unit_pictures_of_unit
    check (num_nonnulls(number, stage) in (0, 2) and (number is null or order_id is not null)),
  add constraint unit_pictures_order_id_fkey foreign key (order_id) references orders on delete cascade;

create table order_proposal_photos (
  proposal_id uuid not null references order_proposals on delete cascade,
  item_id text not null,
  picture_id uuid not null references unit_pictures on delete cascade,
  primary key (proposal_id, item_id)
);
create index order_proposal_photos_of_picture on order_proposal_photos (picture_id);

create function notify_of_answers() returns trigger language plpgsql as 'begin return null; end';
create trigger order_proposal_answers_notify after insert on order_proposal_answers
  for each row execute function notify_of_answers();
