-- The newest customers are read in the order of the index: who came at the same moment, by their id.
drop index users_by_age;
create index users_by_age on users (created_at desc, id desc);
