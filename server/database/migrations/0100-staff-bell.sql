-- What staff have switched off in their bell, and whether it sounds; without a row they hear of all, silently.
create table staff_bells (
  user_id uuid primary key references users on delete cascade,
  muted text[] not null check (muted <@ array['orders', 'chats', 'tickets', 'backups', 'webhooks']),
  sound boolean not null
);
-- What staff heard of is forgotten after a while.
create index notifications_of_staff on notifications (created_at) where kind like 'staff.%';
