-- What a person agreed to, beyond messages about their own orders: which words they were shown, when and where, and when
-- and how they withdrew it. domain/messages/consents.ts lists the subjects.
create table consents (
  id uuid primary key,
  -- Null once they were erased.
  user_id uuid references users,
  subject text not null check (subject ~ '^[a-z][a-zA-Z]*$'),
  given_at timestamptz not null,
  given_by text not null check (given_by in ('profile', 'counter', 'upgrade')),
  language text check (language <> ''),
  -- As it was shown. Null where it was given before wordings were kept.
  wording text check (wording <> ''),
  withdrawn_at timestamptz,
  withdrawn_by text check (withdrawn_by in ('profile', 'counter', 'link', 'sms', 'whatsapp', 'upgrade')),
  constraint consents_worded check (
    num_nulls(language, wording) in (0, 2) and (wording is null) = (given_by = 'upgrade')),
  constraint consents_withdrawn_somehow check (num_nulls(withdrawn_at, withdrawn_by) in (0, 2))
);

-- One that holds for each subject.
create unique index consents_once on consents (user_id, subject) where withdrawn_at is null;
create index consents_by_user on consents (user_id);

-- Without proof of the words, nothing that sells is sent: these switches are off until their person turns them on again.
insert into consents (id, user_id, subject, given_at, given_by, withdrawn_at, withdrawn_by)
select gen_random_uuid(), user_id, category, chosen_at, 'upgrade', now(), 'upgrade'
from notification_choices where category in ('promotions', 'newsletter') and is_on;

update notification_choices set is_on = false where category in ('promotions', 'newsletter') and is_on;

-- Messages about their own orders go on by WhatsApp, which its person turned on.
insert into consents (id, user_id, subject, given_at, given_by)
select gen_random_uuid(), user_id, channel, chosen_at, 'upgrade'
from notification_choices where channel = 'whatsapp' and is_on;

create function keep_consent() returns trigger language plpgsql as 'begin return null; end';

create trigger consents_are_of_somebody before insert on consents
  for each row execute function refuse_erased_person();
create trigger consents_are_kept before update or delete on consents
  for each row execute function keep_consent();
create trigger consents_are_never_emptied before truncate on consents
  for each statement execute function append_only('consents are append-only');
