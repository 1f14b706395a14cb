-- A switch that a person has set: of a category on every channel, or of a channel for every category. Where they have
-- set none, the default of domain/messages/notification-settings.ts holds. That file lists the categories and
-- channels too, so that a new one needs no migration.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  -- Null: of all categories.
  category text check (category ~ '^[a-z][a-zA-Z]*$'),
  -- Null: on all channels.
  channel text check (channel ~ '^[a-z][a-zA-Z]*$'),
  is_on boolean not null,
  chosen_at timestamptz not null,
  constraint notification_choices_once unique nulls not distinct (user_id, category, channel),
  constraint notification_choices_of_one check (num_nonnulls(category, channel) = 1)
);

insert into notification_choices (user_id, category, channel, is_on, chosen_at)
select user_id, choice.category, choice.channel, choice.is_on, updated_at
from notification_settings
cross join lateral (values
  ('orderUpdates', null, order_updates),
  ('promotions', null, promotions),
  ('newsletter', null, newsletter),
  (null, 'email', email),
  (null, 'sms', sms),
  (null, 'push', push)) as choice (category, channel, is_on);

drop table notification_settings;

alter table outbox_messages drop constraint outbox_messages_channel_check,
  add constraint outbox_messages_channel_check check (channel ~ '^[a-z][a-zA-Z]*$');
