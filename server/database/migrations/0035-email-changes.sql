-- The email that somebody wants to change to. It counts once they have opened the link in that mailbox.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  -- Null once it was confirmed or cancelled; the row stays for its count of mails.
  email text check (email = lower(email)),
  -- SHA-256 of the token in the link that was mailed last; null until there is one.
  token_hash text unique,
  expires_at timestamptz not null,
  -- Mails asked for since an instant, so that nobody fills another's mailbox.
  mails integer not null check (mails > 0),
  mails_since timestamptz not null,
  check (email is not null or token_hash is null)
);
create trigger email_changes_are_of_somebody before insert on email_changes
  for each row execute function refuse_erased_person();
