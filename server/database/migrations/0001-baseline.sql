-- Every table of the product, by subject. Money is integer paise; names say whether a weight is in grams or
-- kilograms; ids are UUIDs that sort by time. The functions of triggers and checks stand in functions/.

create extension if not exists pg_trgm;

-- Functions that tables name, without their work: each start sets them to the texts of functions/.
do $$
declare
  name text;
begin
  foreach name in array array[
    'append_only',
    'begin_customer_totals',
    'check_claims_of_item',
    'check_ledger_balance',
    'check_order_limits',
    'check_split',
    'count_new_lines',
    'count_order_days',
    'count_order_totals',
    'count_payment_days',
    'count_service_days',
    'enter_order',
    'forget_phone_proof',
    'give_referral_code',
    'join_inviting_company',
    'keep_chat',
    'keep_customer_of_order',
    'keep_customer_search',
    'keep_loyalty_account',
    'keep_order_search',
    'notify_catalogue_and_settings',
    'notify_of_answers',
    'notify_of_api_key_end',
    'notify_of_events',
    'notify_of_help_desk',
    'notify_of_notifications',
    'notify_of_order_history',
    'notify_of_order_parts',
    'notify_of_order_payments',
    'notify_of_outbox_messages',
    'notify_of_payment_choices',
    'notify_of_person_access',
    'notify_of_removed_notifications',
    'notify_of_session_end',
    'notify_of_slots',
    'notify_of_testimonials',
    'notify_of_webhook_endpoints',
    'recount_days_in_zone',
    'refuse_credit_beyond_invoice',
    'refuse_emptying',
    'refuse_erased_person',
    'refuse_expired_lot',
    'remember_stray_picture',
    'renew_order',
    'renew_orders_on_spot'
  ] loop
    execute format('create function %I() returns trigger language plpgsql as %L', name, 'begin return null; end');
  end loop;
end
$$;
create function are_address_parts(parts jsonb) returns boolean immutable strict
  language sql as 'select null::boolean';
create function charged_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint immutable
  language sql as 'select null::bigint';


-- People: who they are, how they sign in, and what they keep.

create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  -- Empty for who is known by their phone number alone.
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer'
    check (role in ('customer', 'owner', 'manager', 'counter', 'plant', 'rider')),
  phone text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  erased_at timestamptz,
  -- When its owner typed the code that was sent there; the database clears it with another number.
  phone_proven_at timestamptz,
  -- The only permissions of their role that a member of staff has; null for all of them.
  narrowed_to jsonb,
  -- How much a member of staff may give back in a day of the laundry's zone; null without an end.
  refunds_per_day_paise bigint,
  -- When an account that existed before joined the staff.
  staff_since timestamptz,
  -- Since when a member of staff can't sign in.
  suspended_at timestamptz,
  -- The company that they order for.
  company_id uuid,
  -- Whether they see its statement and its invoices.
  sees_company_account boolean not null default false,
  -- The GSTIN of a registered customer; empty otherwise.
  gstin text not null default '' check (gstin ~ '^$|^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  -- When staff were given it for order messages; the database clears it with another number.
  phone_given_at timestamptz,
  -- The company that they order for once their email is proven.
  invited_company_id uuid,
  -- Whether they will see that one's statement and its invoices.
  invited_sees_account boolean not null default false,
  constraint staff_have_an_email check (email <> '' or role = 'customer'),
  constraint users_invited_company_check check (invited_company_id is null or company_id is null),
  constraint users_name_is_one_line check (name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  constraint users_narrowed_to_check
    check (narrowed_to is null or jsonb_typeof(narrowed_to) = 'array' and role <> 'customer'),
  constraint users_refunds_per_day_check
    check (refunds_per_day_paise is null or refunds_per_day_paise >= 0 and role <> 'customer'),
  constraint users_staff_since_check check (staff_since is null or role <> 'customer'),
  constraint users_suspended_check check (suspended_at is null or role <> 'customer')
);
create index invited_people_of_company on users (invited_company_id) where invited_company_id is not null;
create index people_of_company on users (company_id) where company_id is not null;
-- Such a number is one customer's, however many of staff enter it at once.
create unique index phone_only_customers on users (phone) where email = '' and phone <> '';
-- Whose proven number a number is, however it is written.
create index proven_phones on users ("right"(regexp_replace(phone, '[^0-9]', '', 'g'), 10))
  where phone_proven_at is not null;
create index staff_of_laundry on users (id) where role <> 'customer';
create index users_by_age on users (created_at desc, id desc);
create index users_by_email on users (email);
create index users_by_email_part on users using gin (email gin_trgm_ops);
create index users_by_name_part on users using gin (name gin_trgm_ops);
-- Phones are found by their digits, in any form.
create index users_by_phone_part on users using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);
create unique index users_email_key on users (email) where email <> '';
create trigger another_phone_is_unproven
  before update of phone on users
  for each row execute function forget_phone_proof();
create trigger customer_changes_are_found
  after update of name, email, phone on users
  for each row when ((old.name, old.email, old.phone)
    is distinct from (new.name, new.email, new.phone))
  execute function keep_customer_search();
create trigger proven_people_join_their_company
  before update of email, email_verified on users
  for each row when (old.invited_company_id is not null)
  execute function join_inviting_company();
create trigger role_changes_notify
  after update of role, narrowed_to, suspended_at on users
  for each row when (old.role is distinct from new.role
    or old.narrowed_to is distinct from new.narrowed_to
    or old.suspended_at is distinct from new.suspended_at)
  execute function notify_of_person_access();
create trigger users_have_referral_codes after insert on users for each row execute function give_referral_code();
create trigger users_have_totals after insert on users for each row execute function begin_customer_totals();

create table sessions (
  id uuid primary key,
  token text not null unique,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When its person last proved that it is them.
  proven_at timestamptz,
  -- Whether they did so with a second factor, or a passkey.
  is_strong boolean not null default false,
  -- The shared tablet that it began on.
  tablet_id uuid,
  -- Whether it began by a PIN.
  is_by_pin boolean not null default false,
  constraint sessions_by_pin_check check (tablet_id is not null or not is_by_pin)
);
create index sessions_by_user on sessions (user_id);
create index sessions_of_tablet on sessions (tablet_id) where tablet_id is not null;
create trigger session_ends_notify after delete on sessions for each row execute function notify_of_session_end();
create trigger sessions_are_of_somebody
  before insert on sessions
  for each row execute function refuse_erased_person();

-- A way to sign in: a password, or an account at another provider.
create table accounts (
  id uuid primary key,
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

-- The last code sent to a person's phone, as a keyed hash.
create table phone_codes (
  user_id uuid primary key references users on delete cascade,
  number text not null,
  code_hash text not null,
  expires_at timestamptz not null
);

-- Numbers that sign their owner in: each proven by a code that was sent there, and one account's alone.
create table phone_sign_ins (
  -- As `mobileNumber` writes it.
  number text primary key,
  user_id uuid not null unique references users on delete cascade,
  since timestamptz not null
);

-- Sign-in codes as keyed hashes, under a hash of the browser's ticket; once the right code was typed for a number
-- without an account, the proof of that number.
create table sign_in_codes (
  ticket_hash text primary key,
  number text not null,
  -- Null until the code is sent, and once it was typed.
  code_hash text,
  -- Whether the code was typed: the ticket is a proof of the number then.
  proven boolean not null default false,
  expires_at timestamptz not null
);

-- Keys on people's devices that sign them in: the public half, and the host that they were made for.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- What its device calls it, and its public half: base64url.
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  -- How a browser reaches it, with commas between.
  transports text not null,
  -- The host it was made for.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What a device is asked to sign, as a hash: to add a person's passkey, or to sign in.
create table passkey_challenges (
  challenge_hash text primary key,
  -- Who adds a passkey; null for one who signs in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);

-- Authenticator apps that people have set up. The secret is encrypted; `proven_at` is null until a first code was
-- right; a code of `last_step` (30 seconds since 1970) or before is not taken again.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted, as `sealed` writes it.
  secret text not null,
  -- The step of 30 seconds of the last accepted code.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- When a first code was right; null until then.
  proven_at timestamptz
);

-- Codes for who has lost their second factor, as hashes; each goes when it is used.
create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users on delete cascade
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- People who gave the right password, or what stands in its place, and still owe their second factor.
create table sign_in_steps (
  ticket_hash text primary key,
  user_id uuid not null references users on delete cascade,
  remember_me boolean not null,
  expires_at timestamptz not null
);
create index sign_in_steps_by_user on sign_in_steps (user_id);

-- The email that a person wants to change to. It counts once they open the link in that mailbox.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  -- Null once it was confirmed or cancelled.
  email text check (email = lower(email)),
  -- SHA-256 of the token in the link that was mailed last; null until there is one.
  token_hash text unique,
  expires_at timestamptz not null,
  -- Mails requested since an instant: a limit that protects the mailbox's owner.
  mails integer not null check (mails > 0),
  mails_since timestamptz not null,
  constraint email_changes_check check (email is not null or token_hash is null)
);
create trigger email_changes_are_of_somebody
  before insert on email_changes
  for each row execute function refuse_erased_person();

-- Limits and guesses are counted here, in one statement each, so that all processes share them. Keys are keyed
-- hashes: neither table says who it is about.
create table limit_counters (
  key text primary key,
  count integer not null check (count > 0),
  ends_at timestamptz not null
);
create index limit_counters_by_end on limit_counters (ends_at);

-- Tries to guess a secret, such as a password or a code, that were wrong or are not judged yet.
create table guesses (
  key text primary key,
  failures integer not null check (failures > 0),
  blocked_until timestamptz not null,
  last_at timestamptz not null
);
create index guesses_by_age on guesses (last_at);

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('Home', 'Work', 'Other')),
  address text not null check (length(address) between 1 and 500),
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The same in parts; null where it came as one text.
  parts jsonb check (are_address_parts(parts))
);
create index addresses_of_user on addresses (user_id, id);
create unique index addresses_one_default on addresses (user_id) where is_default;
create trigger addresses_are_of_somebody
  before insert on addresses
  for each row execute function refuse_erased_person();

-- A card is what the payment service knows it by, and what people recognise it by; never its number.
create table cards (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month text not null check (expiry_month ~ '^(0[1-9]|1[0-2])$'),
  expiry_year text not null check (expiry_year ~ '^[0-9]{4}$'),
  holder text not null check (length(holder) between 1 and 120),
  is_default boolean not null,
  created_at timestamptz not null,
  constraint cards_have_no_numbers
    check (brand !~ '([0-9][^[:alnum:]]*){12}' and holder !~ '([0-9][^[:alnum:]]*){12}')
);
create index cards_of_user on cards (user_id, id);
create unique index cards_one_default on cards (user_id) where is_default;
create trigger cards_are_of_somebody before insert on cards for each row execute function refuse_erased_person();

-- Cards no longer used here, until the payment service has forgotten them too.
create table cards_to_forget (
  id uuid primary key,
  token text not null,
  with_payer boolean not null,
  created_at timestamptz not null
);

-- A person without a row has the defaults of domain/messages/notification-settings.ts.
create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  order_updates boolean not null,
  promotions boolean not null,
  newsletter boolean not null,
  sms boolean not null,
  email boolean not null,
  push boolean not null,
  updated_at timestamptz not null
);

-- Files still to be removed after a person was erased; the row goes with the last one.
create table erasures (
  user_id uuid primary key references users on delete cascade,
  message_ids jsonb not null,
  erased_at timestamptz not null
);

create table garments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 100),
  category text not null
    check (category in ('shirts', 'suits', 'dresses', 'casual', 'outerwear', 'sarees', 'kurtas', 'salwars', 'dhotis', 'blouses',
      'trousers', 'other')),
  condition text not null check (condition in ('excellent', 'good', 'fair', 'poor')),
  color text not null,
  size text not null,
  material text not null,
  care_instructions text not null,
  notes text not null,
  clean_count integer not null default 0 check (clean_count >= 0),
  last_cleaned_at timestamptz,
  -- Names the picture's files; no two garments share one.
  picture_id uuid unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What it may not get.
  never jsonb not null default '[]',
  constraint garments_name_is_one_line check (name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  constraint garments_never check (jsonb_typeof(never) = 'array')
);
create index garments_of_user on garments (user_id, id desc);
create trigger garments_are_of_somebody
  before insert on garments
  for each row execute function refuse_erased_person();
create trigger garments_leave_their_pictures
  after delete or update of picture_id on garments
  for each row execute function remember_stray_picture();

create table order_garments (
  order_id uuid not null,
  garment_id uuid not null references garments on delete cascade,
  -- Set when the order's completion was counted, so that it counts once.
  cleaned_at timestamptz,
  primary key (order_id, garment_id)
);
create index order_garments_of_garment on order_garments (garment_id);
create trigger order_garments_renew_order
  after insert on order_garments
  for each row execute function renew_order();

-- Pictures that no garment has: on their way to one, or on their way out. A job removes their files.
create table stray_pictures (
  id uuid primary key,
  -- Null: at once.
  remove_after timestamptz
);


-- The rows that only staff make and see.

create table order_notes (
  id uuid primary key,
  order_id uuid not null,
  -- Null once the member of staff is gone.
  author_id uuid references users on delete set null,
  -- Notes may quote customers, so they are deleted with the customer.
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  idempotency_key text,
  constraint order_notes_idempotency unique (order_id, author_id, idempotency_key)
);
create index order_notes_of_order on order_notes (order_id, id desc);
create trigger order_notes_are_append_only
  before update on order_notes
  for each row execute function append_only('a note is never changed', '{author_id}');

-- A saved filter of the list of orders.
create table saved_views (
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> '' and length(name) <= 40),
  query text not null check (length(query) <= 1000),
  primary key (user_id, name)
);

-- Keys with which programs ask in the name of the person who made them, and by which key something was done. Of
-- the secret there is its SHA-256 alone: it is 32 random bytes, so it can't be guessed, and needs no slow hash.
create table api_keys (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- The first characters of the secret, which lists show.
  prefix text not null check (length(prefix) between 1 and 20),
  -- SHA-256 of the secret, in hexadecimal.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  permissions jsonb not null check (jsonb_typeof(permissions) = 'array' and jsonb_array_length(permissions) > 0),
  -- Null once its maker is gone, and the key ended with them.
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  constraint api_keys_check check (expires_at > created_at)
);
create index api_keys_of_maker on api_keys (made_by);
create trigger api_key_ends_notify
  after update of revoked_at, made_by on api_keys
  for each row when (old.revoked_at is distinct from new.revoked_at or old.made_by is distinct from new.made_by)
  execute function notify_of_api_key_end();

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for commands at the server itself.
  actor_id uuid references users on delete set null,
  -- What was done, as "thing.verb": "item.priced", "customer.blocked".
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  record_type text not null,
  record_id text not null,
  -- The sentence in the laundry’s language, for searching alone: what is read is worded from kind and params.
  search_text text not null check (length(search_text) between 1 and 500),
  -- What changed, from what to what.
  details jsonb,
  kind text not null,
  params jsonb,
  -- The API key that it was done with.
  api_key_id uuid references api_keys
);
create index audit_log_by_time on audit_log (at);
create index audit_log_of_action on audit_log (action, id desc);
create index audit_log_of_actor on audit_log (actor_id, id desc);
create index audit_log_of_record on audit_log (record_type, record_id, id desc);
create index audit_log_words on audit_log using gin (search_text gin_trgm_ops);
create trigger audit_log_is_append_only
  before delete or update on audit_log
  for each row execute function append_only('the audit log is append-only', '{actor_id}');
create trigger audit_log_is_never_emptied
  before truncate on audit_log
  for each statement execute function append_only('the audit log is append-only');

-- People join the staff by an invitation, mailed or as a link. It works once, for two days.
create table staff_invitations (
  id uuid primary key,
  -- Whose mailbox the link went to; null for a link that the inviter hands on.
  email text check (email <> ''),
  preset text not null check (preset in ('owner', 'manager', 'counter', 'plant', 'rider')),
  -- As in users.
  narrowed_to jsonb check (jsonb_typeof(narrowed_to) = 'array'),
  refunds_per_day_paise bigint check (refunds_per_day_paise >= 0),
  -- SHA-256 of what the link holds; null until its mail is written.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  withdrawn_at timestamptz,
  constraint staff_invitations_check check (accepted_at is null or withdrawn_at is null)
);
create index staff_invitations_by_inviter on staff_invitations (invited_by);
create index staff_invitations_of_person on staff_invitations (accepted_by) where accepted_by is not null;
create unique index staff_invitations_that_wait on staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;

-- Sessions that ended because their person was suspended or removed: what their phone had kept by then can still
-- say which person it belongs to. They get no other answer.
create table ended_staff_sessions (
  -- SHA-256 of the session's token, in hexadecimal.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index ended_staff_sessions_by_end on ended_staff_sessions (expires_at);
create index ended_staff_sessions_of_person on ended_staff_sessions (user_id);

-- What the product does by the clock and has failed at since; a run that succeeds removes its row.
create table failing_schedules (
  schedule text primary key,
  since timestamptz not null,
  tried_at timestamptz not null,
  tries integer not null check (tries > 0),
  -- What the last try failed with.
  error text not null check (length(error) <= 200)
);

create table nightly_backups (
  -- In the laundry's zone.
  night_date date primary key,
  tried_at timestamptz not null,
  -- The file and its size; null while it failed, and then why.
  file text,
  bytes bigint check (bytes > 0),
  failure text,
  rehearsed_at timestamptz,
  -- How many things its audit found wrong; null where it could not be restored.
  wrong integer check (wrong >= 0),
  -- The first sentences about them, or why it could not be restored.
  findings text[],
  constraint nightly_backups_check check ((file is null) = (bytes is null)),
  constraint nightly_backups_check1 check ((file is null) = (failure is not null)),
  constraint nightly_backups_check2 check ((rehearsed_at is null) = (findings is null)),
  constraint nightly_backups_check3 check (rehearsed_at is not null or wrong is null),
  constraint nightly_backups_check4 check (rehearsed_at is null or file is not null)
);


-- Laundry itself: its facts, catalogue, areas, slots, and what it is written.

-- The laundry itself: one row.
create table business (
  id integer primary key check (id = 1),
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  time_zone text not null,
  -- Seven entries, Sunday first: {"opensMinutes", "closesMinutes"} or null where closed.
  hours jsonb not null,
  -- Seven places per slot, Sunday first.
  slot_capacities jsonb not null,
  express_fee_paise bigint not null check (express_fee_paise >= 0),
  -- The person who hears complaints; empty until the laundry names one.
  complaints_officer text not null default '',
  -- Empty where the laundry is not registered.
  gstin text not null default '' check (gstin ~ '^$|^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  -- What of a price is GST; 0 for a laundry that charges none.
  tax_percent integer not null default 18 check (tax_percent between 0 and 40),
  -- The SAC of every service without its own.
  sac_code text not null default '999719' check (sac_code ~ '^[0-9]{6}$'),
  -- How many orders a customer without a completed one may have under way.
  new_customer_orders integer not null default 3 check (new_customer_orders between 1 and 1000),
  -- How large one order can be.
  limit_kilograms integer not null default 100 check (limit_kilograms between 1 and 5000),
  limit_pieces_of_item integer not null default 200 check (limit_pieces_of_item between 1 and 10000),
  limit_pieces integer not null default 2000 check (limit_pieces between 1 and 15000),
  limit_items integer not null default 60 check (limit_items between 1 and 200),
  limit_bags integer not null default 20 check (limit_bags between 1 and 200),
  -- What one customer may place within an hour, and save.
  limit_orders_per_hour integer not null default 20 check (limit_orders_per_hour between 1 and 1000),
  limit_addresses integer not null default 20 check (limit_addresses between 1 and 200),
  limit_garments integer not null default 500 check (limit_garments between 1 and 2000),
  -- How long the messages of a status change wait, so that it can be taken back in silence.
  message_wait_seconds integer not null default 60 check (message_wait_seconds between 0 and 300),
  -- The numbers and testimonials of the public pages.
  marketing jsonb not null default '{"numbers": [], "testimonials": []}',
  -- Whether they show what the orders say instead.
  marketing_from_orders boolean not null default false,
  -- What washing by weight is charged at least; 0 for no least charge.
  least_kilograms integer not null default 0,
  -- How many deliveries fit into a window.
  delivery_places integer not null default 100 check (delivery_places > 0),
  -- Since when those who run the laundry are to sign in with a second factor; null where they need not.
  strong_sign_in_since timestamptz default now(),
  -- How they are reached; empty where the laundry's own contact stands.
  complaints_email text not null default '',
  complaints_phone text not null default '',
  -- The services that customers may send a bag for, without listing what is in it.
  bag_services jsonb not null default '["wash-fold"]',
  -- How long things last, which claims rest on.
  useful_lives jsonb not null default '[{"name": "T-shirt, underwear, socks", "months": 18},
      {"name": "Shirt, blouse, kurta", "months": 24},
      {"name": "Trousers, jeans, skirt", "months": 36},
      {"name": "Dress, cotton saree, lehenga", "months": 36},
      {"name": "Silk saree, wedding wear", "months": 60},
      {"name": "Suit, blazer, sherwani", "months": 48},
      {"name": "Sweater, shawl", "months": 36},
      {"name": "Coat, jacket", "months": 48},
      {"name": "Leather, fur", "months": 60},
      {"name": "School uniform", "months": 12},
      {"name": "Bed linen, towels, table linen", "months": 24},
      {"name": "Curtains", "months": 48},
      {"name": "Blanket, quilt, rug", "months": 72},
      {"name": "Shoes, bags", "months": 24}]'
    check (jsonb_typeof(useful_lives) = 'array'),
  -- For how many days photos of a claim stay after its order is over.
  claim_photo_days integer not null default 180 check (claim_photo_days between 0 and 3650),
  -- How far clothes are counted in, and of services that have a level of their own.
  count_level text not null default 'bags' check (count_level in ('off', 'bags', 'items')),
  service_count_levels jsonb not null default '{"dry-cleaning": "items", "special-care": "items"}'
    check (jsonb_typeof(service_count_levels) = 'object'),
  tax_standing text not null default 'unregistered'
    check (tax_standing in ('registered', 'composition', 'unregistered')),
  service_sac_codes jsonb not null default '{"ironing": "999713", "dry-cleaning": "999712"}'
    check (jsonb_typeof(service_sac_codes) = 'object'),
  -- Whether the counter and orders by phone charge the online price too.
  online_price_everywhere boolean not null default false,
  -- Declared settings that have no column of their own, by their keys.
  settings jsonb not null default '{}',
  constraint business_bag_services check (jsonb_typeof(bag_services) = 'array'),
  constraint business_gstin_of_standing check ((tax_standing = 'unregistered') = (gstin = '')),
  constraint business_least_kilograms check (least_kilograms between 0 and 10)
);
create trigger business_notify
  after insert or delete or update on business
  for each statement execute function notify_catalogue_and_settings();
create trigger business_zone_moves_days
  after update of time_zone on business
  for each row when (old.time_zone <> new.time_zone)
  execute function recount_days_in_zone();

create table catalogue_items (
  id text primary key,
  service text not null
    check (service in ('wash-fold', 'dry-cleaning', 'ironing', 'special-care', 'home-textiles', 'accessories')),
  name text not null,
  unit text not null check (unit in ('kg', 'piece')),
  list_price_paise bigint not null check (list_price_paise >= 0),
  online_price_paise bigint,
  position integer not null,
  active boolean not null default true,
  unique (service, name),
  constraint catalogue_items_check check (online_price_paise >= 0 and online_price_paise <= list_price_paise)
);
-- Two names of a service that differ by case alone would be read as one item.
create unique index catalogue_items_by_name on catalogue_items (service, lower(name));
create trigger catalogue_notify
  after insert or delete or update on catalogue_items
  for each statement execute function notify_catalogue_and_settings();

create table service_areas (
  pin text primary key
);
create trigger areas_notify
  after insert or delete or update on service_areas
  for each statement execute function notify_catalogue_and_settings();

-- What items cost from a day on; gone once that day has begun.
create table upcoming_prices (
  item_id text not null references catalogue_items on delete cascade,
  valid_from date not null,
  list_price_paise bigint not null check (list_price_paise >= 0),
  online_price_paise bigint,
  primary key (item_id, valid_from),
  constraint upcoming_prices_check check (online_price_paise >= 0 and online_price_paise <= list_price_paise)
);
create index upcoming_prices_by_day on upcoming_prices (valid_from);
create trigger upcoming_prices_notify
  after insert or delete or update on upcoming_prices
  for each statement execute function notify_catalogue_and_settings();

create table closed_dates (
  closed_date date primary key,
  reason text not null default '',
  reason_shown boolean not null default false
);
create trigger closed_dates_notify
  after insert or delete or update on closed_dates
  for each statement execute function notify_catalogue_and_settings();

-- One row per slot that was booked or given a capacity of its own; a null capacity is the weekday's. Customers
-- book only while booked < capacity; staff who bring back a cancelled order may go beyond.
create table pickup_slots (
  capacity integer check (capacity >= 0),
  booked integer not null default 0 check (booked >= 0),
  id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint pickup_slots_check check (starts_at < ends_at)
);
create index pickup_slots_by_start on pickup_slots (starts_at);
create trigger changed_places_notify
  after update of capacity on pickup_slots
  for each row when (new.capacity is distinct from old.capacity)
  execute function notify_catalogue_and_settings();
create trigger own_places_notify
  after insert on pickup_slots
  for each row when (new.capacity is not null)
  execute function notify_catalogue_and_settings();
create trigger taken_places_notify
  after insert or delete or update on pickup_slots
  for each statement execute function notify_of_slots();

-- A window in which clothes come back, named as a slot is; there is a row once an order was promised in it.
create table delivery_windows (
  id uuid primary key,
  booked integer not null default 0 check (booked >= 0)
);
create trigger taken_places_notify
  after insert or delete or update on delivery_windows
  for each statement execute function notify_of_slots();

create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email)),
  phone text not null default '',
  subject text not null check (length(subject) between 1 and 160),
  message text not null check (length(message) between 1 and 5000),
  inquiry_type text not null
    check (inquiry_type in ('general', 'pricing', 'service', 'billing', 'partnership', 'feedback')),
  -- Who was signed in when it was sent.
  user_id uuid references users on delete set null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- A repeated request finds the message it stored the first time.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null,
  constraint contact_messages_idempotency unique (idempotency_key)
);
create index contact_messages_by_email on contact_messages (email);
create index contact_messages_by_status on contact_messages (status, id desc);
create index contact_messages_of_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_words on contact_messages
  using gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops);
create trigger contact_messages_are_of_somebody
  before insert on contact_messages
  for each row execute function refuse_erased_person();
create trigger contact_messages_notify
  after delete on contact_messages
  for each row execute function notify_of_help_desk('message');


-- Companies: their prices and addresses, what they pay, and their invoices of a month.

-- Companies: several people order for one, at its own prices, and what they order on account stands on one invoice
-- a month.
create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  -- Empty where it has none.
  gstin text not null default '' check (gstin = '' or length(gstin) = 15),
  billing_address text not null,
  -- Where invoices and reminders are mailed; empty for nowhere.
  email text not null default '' check (email = lower(email)),
  -- Taken off every price that it has no price of its own for.
  percent_off integer not null default 0 check (percent_off between 0 and 100),
  -- The most that it may owe; 0 without orders on account.
  limit_paise bigint not null default 0 check (limit_paise >= 0),
  -- Days from an invoice's issue until it is to be paid.
  payment_days integer not null default 15 check (payment_days between 0 and 180),
  -- Whether orders on account stop while an invoice is overdue.
  blocks_overdue boolean not null default true,
  created_at timestamptz not null
);
alter table users add foreign key (company_id) references companies on delete set null;
alter table users add foreign key (invited_company_id) references companies on delete set null;
create unique index companies_gstin on companies (gstin) where gstin <> '';

create table company_prices (
  company_id uuid not null references companies on delete cascade,
  item_id text not null references catalogue_items on delete cascade,
  price_paise bigint not null check (price_paise >= 0),
  primary key (company_id, item_id)
);

-- What a company has as its own price of an item from a day of the laundry on; null for none of its own any more.
-- A row is gone once the day has begun and the company has its price.
create table upcoming_company_prices (
  company_id uuid not null references companies on delete cascade,
  item_id text not null references catalogue_items on delete cascade,
  valid_from date not null,
  -- Null for none of its own from then on.
  price_paise bigint check (price_paise >= 0),
  primary key (company_id, item_id, valid_from)
);
create index upcoming_company_prices_by_day on upcoming_company_prices (valid_from);
create trigger upcoming_company_prices_notify
  after insert or delete or update on upcoming_company_prices
  for each statement execute function notify_catalogue_and_settings();

create table company_addresses (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  label text not null,
  address text not null
);
create index company_addresses_of_company on company_addresses (company_id, id);

-- What a company pays of what it owes.
create table company_payments (
  id uuid primary key,
  company_id uuid not null references companies,
  method text not null check (method in ('cash', 'upi', 'transfer')),
  amount_paise bigint not null check (amount_paise > 0),
  -- Such as a transfer's number; empty for none.
  reference text not null default '',
  taken_by uuid references users on delete set null,
  idempotency_key text,
  at timestamptz not null,
  -- When it was taken back as a mistake.
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  constraint company_payments_undone_check check (undone_by is null or undone_at is not null)
);
-- What companies paid on a day is read without what they ever paid.
create index company_payments_by_day on company_payments (at);
create index company_payments_of_company on company_payments (company_id, id);
create unique index company_payments_once on company_payments (company_id, idempotency_key);

-- A company's invoice of a month; the document itself is one of the invoices.
create table company_invoices (
  invoice_id uuid primary key,
  company_id uuid not null references companies,
  -- The first day of its month.
  month date not null,
  due_on date not null,
  reminded_at timestamptz,
  unique (company_id, month)
);

-- The orders that stand on such an invoice, each with what it cost then.
create table company_invoice_orders (
  order_id uuid primary key,
  invoice_id uuid not null references company_invoices(invoice_id),
  -- What it cost when the invoice was issued.
  amount_paise bigint not null check (amount_paise >= 0)
);
create index company_invoice_orders_of_invoice on company_invoice_orders (invoice_id);


-- Orders, their totals and their invoices.

create table orders (
  id uuid primary key,
  number text not null unique,
  user_id uuid not null references users,
  status text not null default 'pickup_scheduled'
    check (status in ('pickup_scheduled', 'picked_up', 'washing', 'ready', 'out_for_delivery',
      'completed', 'cancelled')),
  estimated_delivery_at timestamptz not null,
  address text not null,
  delivery_address text not null,
  delivery_preference text not null check (delivery_preference in ('standard', 'express', 'scheduled')),
  payment_method text not null check (payment_method in ('cash', 'upi', 'card', 'account')),
  special_instructions text not null,
  -- The lines, and the least charge where there was one.
  items_paise bigint not null,
  express_fee_paise bigint not null,
  total_paise bigint not null,
  list_paise bigint not null,
  pieces integer not null,
  paid_at timestamptz,
  rating integer check (rating between 1 and 5),
  rating_comment text,
  -- A repeated request finds the order it made the first time.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- What the Laundry Club covered.
  covered_paise bigint not null default 0,
  discount_paise bigint not null default 0,
  -- The card that is charged when the clothes are ready; gone when its owner deletes it.
  card_id uuid references cards on delete set null,
  -- What it is recognised by, so that the order can say so when the card is gone.
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- Payments less what was given back of them.
  paid_paise bigint not null default 0,
  -- When its customer last chose how to pay it; null for how it was placed.
  payment_chosen_at timestamptz,
  -- What was taken off the total later, by giving money back.
  goodwill_paise bigint not null default 0,
  -- What was given back of them, or is on its way.
  refunded_paise bigint not null default 0,
  -- The day asked for with `scheduled`; null for the standard promise.
  delivery_date date,
  -- Whether the customer agreed that the comment is shown with their first name.
  rating_quotable boolean not null default false,
  -- What was taken off, by whom: together covered and discount.
  adjustments jsonb not null default '[]' check (jsonb_typeof(adjustments) = 'array'),
  slot_id uuid not null references pickup_slots deferrable initially deferred,
  preferences jsonb not null default '{"finish": "folded", "starch": "none", "fragranceFree": false}'
    check (jsonb_typeof(preferences) = 'object'),
  -- The same in parts; null where it came as one text.
  address_parts jsonb check (are_address_parts(address_parts)),
  delivery_address_parts jsonb check (are_address_parts(delivery_address_parts)),
  -- Who is at the door instead of the customer; both empty where it is the customer.
  door_name text not null default '',
  door_phone text not null default '',
  -- What washing by weight was charged at least when it was placed; 0 for no least charge.
  least_kilograms integer not null default 0,
  -- The window it comes back in; null in orders from before, and where the promise lies outside of all.
  delivery_slot_id uuid references delivery_windows deferrable initially deferred,
  -- At the counter: without an address, and in no place of a slot or a window.
  pickup_hand_over text not null default 'home' check (pickup_hand_over in ('home', 'counter')),
  delivery_hand_over text not null default 'home' check (delivery_hand_over in ('home', 'counter')),
  -- The company with its prices, which pays where the order is on account. Null for a person's own order.
  company_id uuid references companies,
  -- Whether it has lines and a price; else these are made at intake, of clothes for `bag_services`.
  counted boolean not null default true,
  -- What it was taken for without a list; empty where its items were listed.
  bag_services jsonb not null default '[]' check (jsonb_typeof(bag_services) = 'array'),
  -- What its customer agreed to pay; null in orders from before, and until a bag is counted.
  agreed_paise bigint check (agreed_paise >= 0),
  -- How much more may be charged without asking them, and whether they named that sum.
  tolerance_paise bigint check (tolerance_paise between 0 and 10000000),
  -- Whether its customer named that sum; else it is the usual share.
  tolerance_chosen boolean not null default false,
  -- Until when its customer's answer to a proposal is waited for; null while nothing is asked.
  asked_until timestamptz,
  -- The order that it was a part of.
  split_from uuid references orders on delete set null,
  -- Whether clothes of this order were counted in.
  has_units boolean not null default false,
  -- Which of an item's prices it is charged.
  price_basis text not null default 'online' check (price_basis in ('online', 'list')),
  constraint orders_idempotency unique (user_id, idempotency_key),
  constraint agreed_with_tolerance check (agreed_paise is null or tolerance_paise is not null),
  constraint chosen_tolerance check (not tolerance_chosen or tolerance_paise is not null),
  constraint collected_without_address
    check (delivery_hand_over = 'home'
      or delivery_address = '' and delivery_address_parts is null and delivery_slot_id is null),
  constraint dropped_off_without_address
    check (pickup_hand_over = 'home' or address = '' and address_parts is null),
  constraint on_account_of_a_company check (payment_method <> 'account' or company_id is not null),
  constraint orders_check check (delivery_date is null or delivery_preference = 'scheduled'),
  constraint orders_check1 check (list_paise >= total_paise),
  constraint orders_least_kilograms check (least_kilograms between 0 and 10),
  constraint orders_not_split_from_themselves check (split_from <> id),
  constraint orders_paise_check
    check (least(items_paise, express_fee_paise, covered_paise, discount_paise,
      goodwill_paise, paid_paise, refunded_paise) >= 0),
  constraint orders_pieces check (pieces >= 0 and (pieces > 0) = counted),
  constraint orders_total
    check (total_paise = (items_paise + express_fee_paise - covered_paise - discount_paise) and total_paise >= 0),
  constraint quoted_ratings_have_words check (not rating_quotable or rating_comment is not null),
  constraint uncounted_costs_nothing
    check (counted or total_paise = 0 and status <> 'completed' and jsonb_array_length(bag_services) > 0)
);
alter table order_garments add foreign key (order_id) references orders on delete cascade;
alter table order_notes add foreign key (order_id) references orders on delete cascade;
alter table company_invoice_orders add foreign key (order_id) references orders;
create index orders_asked on orders (asked_until) where asked_until is not null;
create index orders_at_door on orders ("right"(regexp_replace(door_phone, '\D', '', 'g'), 10))
  where door_phone <> '';
create index orders_by_completion on orders (completed_at) where status = 'completed';
create index orders_by_cost on orders (charged_paise(status, total_paise, goodwill_paise), id);
create index orders_by_creation on orders (created_at, id);
create index orders_by_pickup on orders (slot_id, id);
create index orders_by_status on orders (status, id desc);
create index orders_of_card on orders (card_id) where card_id is not null;
create index orders_of_company on orders (company_id, id) where company_id is not null;
create index orders_of_user on orders (user_id, id desc);
create index orders_quotable on orders (completed_at desc) where rating_quotable and completed_at is not null;
create index orders_rated on orders (rating) where rating is not null and completed_at is not null;
create index orders_split on orders (split_from) where split_from is not null;
create index orders_to_deliver on orders (estimated_delivery_at) where status in ('ready', 'out_for_delivery');
-- A day's sheet reads its own orders and no others.
create index orders_to_pick_up on orders (slot_id) where status = 'pickup_scheduled';
-- Orders of which more was paid than they cost, until the rest is refunded.
create index orders_to_refund on orders (id) where paid_paise > charged_paise(status, total_paise, goodwill_paise);
create index orders_unpaid on orders (id) where paid_at is null and status <> 'cancelled' and total_paise > 0;
create trigger order_changes_are_counted
  after update on orders
  referencing old table as old_orders new table as new_orders
  for each statement execute function count_order_totals();
create trigger order_changes_are_found
  after update of number, user_id, address, delivery_address, door_name, door_phone on orders
  for each row when ((old.number, old.user_id, old.address, old.delivery_address, old.door_name, old.door_phone)
    is distinct from (new.number, new.user_id, new.address, new.delivery_address, new.door_name, new.door_phone))
  execute function keep_order_search();
create trigger order_changes_have_their_day
  after update of status, total_paise, goodwill_paise,
    completed_at, estimated_delivery_at, delivery_slot_id, delivery_hand_over on orders
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.status = 'completed') <> (new.status = 'completed') or new.status = 'completed' and (
      old.total_paise is distinct from new.total_paise
    or old.goodwill_paise is distinct from new.goodwill_paise
    or old.completed_at is distinct from new.completed_at
    or old.estimated_delivery_at is distinct from new.estimated_delivery_at
    or old.delivery_slot_id is distinct from new.delivery_slot_id
    or old.delivery_hand_over is distinct from new.delivery_hand_over))
  execute function count_order_days();
create trigger order_deletions_are_counted
  after delete on orders
  referencing old table as old_orders
  for each statement execute function count_order_totals();
create trigger order_deletions_have_their_day
  before delete on orders
  for each row execute function count_order_days();
create trigger orders_are_entered after insert on orders for each row execute function enter_order();
create trigger orders_are_of_somebody
  before insert on orders
  for each row execute function keep_customer_of_order();
create constraint trigger orders_are_within_limits
  after insert on orders deferrable initially deferred
  for each row execute function check_order_limits();
create trigger payment_choices_notify
  after update of payment_chosen_at on orders
  for each row when (new.payment_chosen_at is distinct from old.payment_chosen_at)
  execute function notify_of_payment_choices();
create trigger quoted_ratings_notify
  after update of rating, rating_comment, rating_quotable, completed_at on orders
  for each row when (old.rating_quotable or new.rating_quotable)
  execute function notify_of_testimonials();
create trigger quoted_ratings_that_go_notify
  after delete on orders
  for each row when (old.rating_quotable)
  execute function notify_of_testimonials();
create constraint trigger split_orders_cost_what_one_did
  after insert on orders deferrable initially deferred
  for each row when (new.split_from is not null)
  execute function check_split();

-- Stored as pending before the payment service is asked, so that an answer lost in a crash is asked for again,
-- with the same key.
create table order_payments (
  id uuid primary key,
  order_id uuid not null references orders,
  method text not null check (method in ('cash', 'upi', 'card', 'account')),
  amount_paise bigint not null check (amount_paise > 0),
  -- Given back, or on its way.
  refunded_paise bigint not null default 0,
  -- undone: staff had marked it by mistake.
  status text not null check (status in ('pending', 'succeeded', 'failed', 'undone')),
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- The payment service's token of the card, while another try may be needed.
  card_token text,
  reference text,
  failure_message text,
  -- The member of staff who took the money; null for the payment service.
  taken_by uuid references users on delete set null,
  created_at timestamptz not null,
  paid_at timestamptz,
  payer_waits_until timestamptz,
  constraint order_payments_check check (refunded_paise >= 0 and refunded_paise <= amount_paise),
  constraint order_payments_check1 check ((status in ('succeeded', 'undone')) = (paid_at is not null)),
  constraint order_payments_check2 check (refunded_paise = 0 or status = 'succeeded'),
  constraint order_payments_check3 check (method = 'card' or (status in ('succeeded', 'undone'))),
  constraint order_payments_check4 check (card_token is null or status = 'pending')
);
create index order_payments_by_payment on order_payments (paid_at)
  include (method, amount_paise, refunded_paise)
  where status = 'succeeded';
create unique index order_payments_by_reference on order_payments (reference) where reference is not null;
create index order_payments_of_order on order_payments (order_id, id);
create unique index order_payments_one_pending on order_payments (order_id) where status = 'pending';
create trigger order_payment_changes_have_their_day
  after update of method, amount_paise, refunded_paise, status, paid_at on order_payments
  for each row when ((old.status = 'succeeded' or new.status = 'succeeded')
    and ((old.method, old.amount_paise, old.refunded_paise, old.status, old.paid_at)
    is distinct from (new.method, new.amount_paise, new.refunded_paise, new.status, new.paid_at)))
  execute function count_payment_days();
create trigger order_payments_have_their_day
  after insert on order_payments
  for each row when (new.status = 'succeeded')
  execute function count_payment_days();
create trigger order_payments_notify
  after insert or update on order_payments
  for each row execute function notify_of_order_payments();
create trigger order_payments_renew_order
  after insert or update of method, amount_paise, refunded_paise, status, card_brand, card_last4,
    failure_message, paid_at, taken_by on order_payments
  for each row execute function renew_order();

create table order_refunds (
  id uuid primary key,
  payment_id uuid not null references order_payments,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reference text,
  failure_message text,
  -- The member of staff who gave it back; null when it followed from a change of the order.
  given_by uuid references users on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint order_refunds_check check ((status = 'pending') = (settled_at is null))
);
create index order_refunds_of_payment on order_refunds (payment_id);
create index order_refunds_of_person on order_refunds (given_by, created_at) where given_by is not null;
create index order_refunds_pending on order_refunds (created_at) where status = 'pending';
create trigger order_refunds_renew_order
  after insert or update on order_refunds
  for each row execute function renew_order();

-- What staff took off orders after they were delivered: one entry each, which together with what was taken off
-- before is orders.goodwill_paise.
create table order_goodwill (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  amount_paise bigint not null check (amount_paise > 0),
  -- Where a percentage was given.
  percent integer check (percent between 1 and 100),
  -- The part that the same person refunded at once.
  handed_paise bigint not null default 0,
  -- What its customer reads.
  reason text not null check (length(reason) between 1 and 500),
  given_by uuid references users on delete set null,
  created_at timestamptz not null,
  constraint order_goodwill_check check (handed_paise >= 0 and handed_paise <= amount_paise)
);
create index order_goodwill_of_order on order_goodwill (order_id, id);
create index order_goodwill_of_person on order_goodwill (given_by, created_at) where given_by is not null;
create trigger order_goodwill_is_append_only
  before delete or update on order_goodwill
  for each row execute function append_only('goodwill is append-only', '{given_by}', 'orders', 'order_id');
create trigger order_goodwill_is_never_emptied
  before truncate on order_goodwill
  for each statement execute function append_only('goodwill is append-only');

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  item_id text not null,
  service text not null,
  name text not null,
  unit text not null check (unit in ('kg', 'piece')),
  quantity numeric not null check (quantity > 0),
  list_price_paise bigint not null,
  unit_price_paise bigint not null,
  amount_paise bigint not null,
  covered_quantity numeric not null default 0,
  covered_paise bigint not null default 0,
  primary key (order_id, "position"),
  constraint order_lines_amount check (amount_paise::numeric = round(unit_price_paise::numeric * quantity)),
  constraint order_lines_check1 check (covered_quantity >= 0 and covered_quantity <= quantity),
  constraint order_lines_covered
    check (covered_paise::numeric = round(unit_price_paise::numeric * covered_quantity)),
  constraint order_lines_steps
    check (
case unit
    when 'kg' then mod(quantity * 10, 1) = 0 and mod(covered_quantity * 10, 1) = 0
    else mod(quantity, 1) = 0 and mod(covered_quantity, 1) = 0
end)
);
create index order_lines_by_service on order_lines (service, order_id);
create trigger order_line_changes_have_their_day
  after update on order_lines
  referencing old table as old_lines new table as new_lines
  for each statement execute function count_service_days();
create trigger order_line_deletions_have_their_day
  after delete on order_lines
  referencing old table as old_lines
  for each statement execute function count_service_days();
create trigger order_lines_have_their_day
  after insert on order_lines
  referencing new table as new_lines
  for each statement execute function count_new_lines();

-- What happened to an order, appended and never changed.
create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  event text not null
    check (event in ('placed', 'status', 'rescheduled', 'changed', 'counted', 'delivery_moved',
      'proposed', 'kept', 'split', 'visit_failed')),
  status text not null,
  -- The slot that was booked, or the window that the delivery was moved to; null where the entry is about
  -- something else.
  slot_id uuid,
  actor_id uuid references users on delete set null,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  at timestamptz not null,
  -- What staff wrote to the customer about it.
  reason text check (length(reason) between 1 and 500),
  -- Totals before and after; only of `changed`.
  from_paise bigint check (from_paise >= 0),
  to_paise bigint check (to_paise >= 0),
  -- Of a change by staff: the status before it, and since when the order had been completed.
  from_status text,
  completed_before timestamptz,
  -- Until then what it says to the customer waits; null where nothing waited.
  waits_until timestamptz,
  -- The entry that this one takes back.
  takes_back bigint references order_history,
  -- What of the booking was changed; null where staff changed the items.
  changed_parts jsonb,
  -- From what to what, for staff; emptied with its customer.
  changes jsonb,
  constraint order_history_check
    check (changed_parts is null or event = 'changed' and jsonb_typeof(changed_parts) = 'array'),
  constraint order_history_check1 check (changes is null or event = 'changed' and jsonb_typeof(changes) = 'array'),
  constraint order_history_totals
    check ((event in ('changed', 'split')) = (from_paise is not null)
      and (event in ('changed', 'counted', 'split')) = (to_paise is not null))
);
create index order_history_of_order on order_history (order_id, id);
create unique index order_history_takes_back_once on order_history (takes_back) where takes_back is not null;
create trigger order_history_changes_renew_order
  after update on order_history
  for each row execute function renew_order();
create trigger order_history_is_append_only
  before delete or update on order_history
  for each row execute function append_only(
    'order history is append-only', '{actor_id,reason,changes}', 'orders', 'order_id');
create trigger order_history_is_never_emptied
  before truncate on order_history
  for each statement execute function append_only('order history is append-only');
create trigger order_history_notify
  after insert on order_history
  for each row execute function notify_of_order_history();
create trigger order_history_renews_order
  after insert on order_history
  for each row when (new.event <> 'placed')
  execute function renew_order();

-- Every connection counts in a row of its own (up to 32), so that orders placed at once never wait for each other
-- here. The totals are the sums over all rows.
create table order_totals (
  shard integer primary key,
  total_orders bigint not null,
  completed_orders bigint not null,
  cancelled_orders bigint not null,
  completed_paise bigint not null
);

-- What is searched of an order, kept by triggers.
create table order_search (
  order_id uuid primary key references orders on delete cascade,
  -- In lower case.
  customer text not null,
  words text not null
);
create index order_search_by_customer on order_search (customer, order_id);
create index order_search_words on order_search using gin (words gin_trgm_ops) with (gin_pending_list_limit='512');

-- The sums over all shards are a day's.
create table order_days (
  day date not null,
  shard integer not null,
  -- Placed that day and not cancelled.
  orders bigint not null,
  -- The totals of what was completed that day.
  revenue_paise bigint not null,
  completed bigint not null default 0,
  delivered bigint not null default 0,
  on_time bigint not null default 0,
  primary key (day, shard)
);

-- The lines of orders placed that day and not cancelled.
create table service_days (
  day date not null,
  service text not null,
  shard integer not null,
  kilograms numeric not null,
  amount_paise bigint not null,
  primary key (day, service, shard)
);

-- What was paid; the sums over all shards are a day's.
create table payment_days (
  day date not null,
  -- Charges of the Laundry Club are their own.
  way text not null,
  shard integer not null,
  paise bigint not null,
  primary key (day, way, shard)
);

-- The days on which a customer placed orders that stand, in their order.
create table customer_days (
  user_id uuid primary key references users on delete cascade,
  days date[] not null default '{}'::date[]
);

-- How many customers ordered on a day who had last ordered on the other.
create table ordering_days (
  day date not null,
  -- `-infinity`: they had never ordered before.
  previous_day date not null,
  customers bigint not null,
  primary key (day, previous_day)
);

-- When each customer ordered last, for the number of active customers.
create table last_orders (
  user_id uuid primary key references users on delete cascade,
  ordered_at timestamptz not null
);
create index last_orders_by_time on last_orders (ordered_at);

-- The last number of each series. Its row stays locked until the invoice that took the number is stored, or is
-- not: then the number was never taken.
create table invoice_counters (
  series text primary key check (series ~ '^(CN-)?[0-9]{4}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0)
);
create trigger invoice_counters_are_never_emptied
  before truncate on invoice_counters
  for each statement execute function refuse_emptying();

create table invoices (
  id uuid primary key,
  series text not null,
  number integer not null check (number > 0),
  -- Null where there is no such thing any more; the invoice stays.
  order_id uuid unique references orders on delete set null,
  charge_id uuid unique,
  user_id uuid references users on delete set null,
  -- Everything that is printed.
  content jsonb not null,
  total_paise bigint not null check (total_paise >= 0),
  issued_at timestamptz not null,
  constraint invoices_number unique (series, number)
);
alter table company_invoices add foreign key (invoice_id) references invoices;
create index invoices_by_issue on invoices (issued_at, id);
create index invoices_of_user on invoices (user_id, id desc) where user_id is not null;
create trigger invoices_are_kept
  before delete or update on invoices
  for each row execute function append_only(
    'an invoice is never changed or removed', '{order_id,charge_id,user_id}');
create trigger invoices_are_never_emptied
  before truncate on invoices
  for each statement execute function refuse_emptying();

create table credit_notes (
  id uuid primary key,
  series text not null check (series ~ '^CN-'),
  number integer not null check (number > 0),
  invoice_id uuid not null references invoices,
  -- The invoice then no longer points to its order, so that another one can be issued.
  order_id uuid references orders on delete set null,
  user_id uuid references users on delete set null,
  -- Everything that is printed.
  content jsonb not null,
  total_paise bigint not null check (total_paise >= 0),
  issued_at timestamptz not null,
  -- Whether nothing of the invoice stands any more.
  ends_invoice boolean not null default true,
  constraint credit_notes_number unique (series, number)
);
create index credit_notes_of_invoice on credit_notes (invoice_id, id);
create index credit_notes_of_order on credit_notes (order_id, id) where order_id is not null;
create index credit_notes_of_user on credit_notes (user_id, id) where user_id is not null;
create trigger credit_notes_are_kept
  before delete or update on credit_notes
  for each row execute function append_only('a credit note is never changed or removed', '{order_id,user_id}');
create trigger credit_notes_are_never_emptied
  before truncate on credit_notes
  for each statement execute function refuse_emptying();
create trigger credit_notes_are_within_invoices
  before insert on credit_notes
  for each row execute function refuse_credit_beyond_invoice();
create trigger credit_notes_renew_order after insert on credit_notes for each row execute function renew_order();


-- What customers are asked before more is charged than they agreed to, and what they say.

-- What staff want to charge beyond what may be charged without asking, and what its customer says of each line.
-- The answers are only ever added; a proposal ends once: when every line is answered, its time is over, or the
-- order is another.
create table order_proposals (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- How often the order had been changed.
  revision integer not null,
  -- All that the order would have.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Of that the lines that are asked about.
  asked jsonb not null check (jsonb_typeof(asked) = 'array' and jsonb_array_length(asked) > 0),
  total_paise bigint not null check (total_paise > 0),
  reason text not null check (length(reason) between 1 and 300),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  answer_until timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('answered', 'lapsed', 'outdated')),
  -- Whether it is about the first price of a bag.
  is_bag boolean not null,
  -- Whether the order stayed as it was; null while it is open, and where it is outdated.
  kept boolean,
  -- What the order came to with it; null where it has no price.
  settled_paise bigint,
  constraint order_proposals_ended check ((ended_at is null) = (outcome is null)),
  constraint order_proposals_kept check ((kept is not null) = (outcome is not null and outcome <> 'outdated'))
);
create index order_proposals_due on order_proposals (answer_until) where ended_at is null;
create index order_proposals_of_order on order_proposals (order_id, id);
create unique index order_proposals_open on order_proposals (order_id) where ended_at is null;

create table order_proposal_answers (
  proposal_id uuid not null references order_proposals on delete cascade,
  item_id text not null,
  answer text not null check (answer in ('do', 'leave', 'return')),
  -- Null for who came by the signed link.
  answered_by uuid references users on delete set null,
  at timestamptz not null,
  primary key (proposal_id, item_id)
);
create index order_proposal_answers_of_person on order_proposal_answers (answered_by) where answered_by is not null;
create trigger order_proposal_answers_are_append_only
  before delete or update on order_proposal_answers
  for each row execute function append_only(
    'answers to proposals are append-only', '{answered_by}', 'order_proposals', 'proposal_id');
create trigger order_proposal_answers_are_never_emptied
  before truncate on order_proposal_answers
  for each statement execute function append_only('answers to proposals are append-only');
create trigger order_proposal_answers_notify
  after insert on order_proposal_answers
  for each row execute function notify_of_answers();

create table order_proposal_photos (
  proposal_id uuid not null references order_proposals on delete cascade,
  item_id text not null,
  picture_id uuid not null,
  primary key (proposal_id, item_id)
);
create index order_proposal_photos_of_picture on order_proposal_photos (picture_id);


-- Driver's completions.

-- A stop belongs to one rider or none: the rider sees it, and so does anyone who may see the whole run.
create table stop_assignments (
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('pickup', 'delivery')),
  rider_id uuid not null references users on delete cascade,
  assigned_at timestamptz not null,
  primary key (order_id, kind)
);
create index stop_assignments_of_rider on stop_assignments (rider_id);

-- Stops marked on a phone by a person who no longer had them when the mark arrived: staff decide.
create table late_stops (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('pickup', 'delivery')),
  rider_id uuid not null references users on delete cascade,
  why text not null check (why in ('removed', 'suspended', 'not_theirs', 'handed_in')),
  note text not null,
  collected text check (collected in ('cash', 'upi')),
  -- What the rider saw as due.
  collected_paise bigint check (collected_paise > 0),
  picture_id uuid unique,
  marked_at timestamptz not null,
  arrived_at timestamptz not null,
  idempotency_key text not null,
  outcome text check (outcome in ('applied', 'set_aside')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- Why it was handed over before every piece was packed.
  reason text,
  -- Counted at a pickup, with what they weigh, in grams, and who handed them over.
  bags integer check (bags > 0),
  taken_by text check (taken_by in ('customer', 'guard', 'neighbour')),
  taken_name text check (length(taken_name) between 1 and 80),
  -- What was handed over, by their numbers; null where all was.
  units jsonb check (jsonb_typeof(units) = 'array'),
  -- It couldn't be delivered, and went back; its note says why.
  brought_back boolean not null default false,
  grams integer check (grams > 0),
  given_by text check (given_by in ('customer', 'guard', 'neighbour')),
  -- The SHA-256 of its photo.
  photo_digest text,
  -- The colleague who handed it in from the rider's phone.
  handed_in_by uuid references users on delete set null,
  constraint late_stops_once unique (order_id, kind, idempotency_key),
  constraint late_stops_check check ((outcome is null) = (decided_at is null)),
  constraint late_stops_handed_in check (handed_in_by is null or why = 'handed_in'),
  constraint late_stops_say_why check (not brought_back or note <> '')
);
create index late_stops_decided_by on late_stops (decided_by) where decided_by is not null;
create index late_stops_handed_in_by on late_stops (handed_in_by) where handed_in_by is not null;
create index late_stops_of_rider on late_stops (rider_id);
create index late_stops_that_wait on late_stops (marked_at) where outcome is null;
-- The picture of one that was applied is the completion's.
create trigger late_stops_leave_their_pictures
  after delete on late_stops
  for each row when (old.outcome is distinct from 'applied')
  execute function remember_stray_picture();

create table stop_completions (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('pickup', 'delivery')),
  -- What the tap took the order from, and is given back by an undo; null where it only left a note or photo.
  status_before text,
  note text not null default '' check (length(note) <= 500),
  -- Names the photo's files; no two visits share one.
  picture_id uuid unique,
  completed_by uuid references users on delete set null,
  completed_at timestamptz not null,
  undone_at timestamptz,
  idempotency_key text not null,
  payment_id uuid unique references order_payments,
  -- Bags counted at a pickup; null where they weren't.
  bags integer check (bags > 0),
  -- Who took it at a delivery, as far as the driver said.
  taken_by text check (taken_by in ('customer', 'guard', 'neighbour')),
  taken_name text check (length(taken_name) between 1 and 80),
  -- The numbers of the units handed over, where some stayed.
  units jsonb check (jsonb_typeof(units) = 'array'),
  -- It couldn't be delivered.
  brought_back boolean not null default false,
  -- What these weigh, in grams.
  grams integer check (grams > 0),
  -- Who handed a pickup over, as far as the driver said.
  given_by text check (given_by in ('customer', 'guard', 'neighbour')),
  -- The SHA-256 of its photo, as the chain of hand-overs names it.
  photo_digest text,
  constraint stop_completions_once unique (order_id, kind, idempotency_key),
  constraint stop_completions_weigh_bags check (grams is null or bags is not null)
);
create trigger stop_completions_leave_their_pictures
  after delete or update of picture_id on stop_completions
  for each row execute function remember_stray_picture();

-- Completions that don't fit their order.
create table stop_misfits (
  id uuid primary key,
  -- What the rider said, once for its Idempotency-Key.
  completion_id uuid not null unique references stop_completions on delete cascade,
  order_id uuid not null references orders on delete cascade,
  misfits text[] not null check (cardinality(misfits) > 0),
  -- What was taken, as the phone said it.
  taken_method text check (taken_method in ('cash', 'upi')),
  taken_paise bigint check (taken_paise > 0),
  -- The order when it arrived.
  found_status text not null,
  found_due_paise bigint not null check (found_due_paise >= 0),
  -- What another person had counted at this stop.
  other_bags integer check (other_bags > 0),
  arrived_at timestamptz not null,
  outcome text check (outcome in ('accept', 'keep', 'hand_back', 'forgive', 'book', 'take_back')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  constraint stop_misfits_check check (taken_paise is null or taken_method is not null),
  constraint stop_misfits_check1 check ((outcome is null) = (decided_at is null))
);
create index stop_misfits_decided_by on stop_misfits (decided_by) where decided_by is not null;
create index stop_misfits_of_order on stop_misfits (order_id);
create index stop_misfits_that_wait on stop_misfits (arrived_at) where outcome is null;
create trigger stop_misfits_notify
  after insert or update on stop_misfits
  for each row execute function notify_of_order_parts();


-- Custody: tags, units of orders, and what is written of their hand-overs.

-- Who has each piece: codes to mark bags and items with, the units of an order, and what is written of their
-- hand-overs.
create table tags (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  kind text not null check (kind in ('bag', 'item', 'place')),
  made_at timestamptz not null,
  -- The garment that it stays with.
  garment_id uuid unique references garments on delete set null,
  -- It was replaced by another.
  retired_at timestamptz
);

-- Racks, machines and vans, by the codes of their tags.
create table places (
  code text primary key references tags(code),
  kind text not null check (kind in ('rack', 'machine', 'van')),
  name text not null check (length(name) between 1 and 40),
  -- What a machine does; null where that isn't set, and for a rack or van.
  process text check (process in ('wash', 'tumble_dry', 'bleach', 'press')),
  -- It is not used any more.
  retired_at timestamptz,
  constraint places_process_of_machine check (process is null or kind = 'machine')
);
create unique index places_names on places (lower(name)) where retired_at is null;
create trigger places_renew_orders
  after update of name on places
  for each row execute function renew_orders_on_spot();

-- Laundries outside.
create table vendors (
  -- Hand-overs name it by this.
  number integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  phone text not null default '' check (length(phone) <= 30),
  -- It gets nothing more.
  retired_at timestamptz
);
create unique index vendors_names on vendors (lower(name)) where retired_at is null;

-- Where each unit is; what is written of hand-overs comes to the same.
create table units (
  order_id uuid not null references orders on delete cascade,
  number integer not null check (number between 1 and 200),
  kind text not null check (kind in ('bag', 'item')),
  -- 0 where a bag's content isn't counted.
  pieces integer not null check (pieces between 0 and 500),
  place text not null
    check (place in ('plant', 'vendor', 'packed', 'rider', 'customer', 'guard',
      'neighbour', 'missing', 'written_off')),
  released boolean not null default false,
  name text check (length(name) between 1 and 100),
  -- What the commitment to the name is salted with.
  name_nonce text,
  garment_id uuid references garments on delete set null,
  -- The place that it was put on last, by its tag.
  spot text references places(code),
  -- When it came to its place or spot.
  since timestamptz not null,
  -- The item of the price list that it was counted as.
  item_id text,
  -- The line of its order that pays for it, by its position.
  line integer,
  primary key (order_id, number),
  constraint units_line_fkey foreign key (order_id, line)
    references order_lines(order_id, "position") on delete set null (line),
  constraint units_line_of_item check (line is null or item_id is not null)
);
create index units_at_vendors on units (order_id) where place = 'vendor';
create index units_in_house on units (since) where place in ('plant', 'vendor', 'packed', 'rider');
create index units_looked_for on units (order_id, number) where place = 'missing' or place = 'plant' and released;
create index units_of_garment on units (garment_id) where garment_id is not null;
create index units_on_spot on units (spot) where spot is not null;

create table unit_pictures (
  picture_id uuid primary key,
  -- Null until a unit has it, which is within a day or never.
  order_id uuid references orders on delete cascade,
  -- Null of what shows no bag or item, such as what a customer was asked about before anything was counted in.
  number integer,
  stage text check (stage in ('intake', 'packing')),
  -- SHA-256 of the larger file.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  user_id uuid references users on delete set null,
  created_at timestamptz not null,
  foreign key (order_id, number) references units(order_id, number) on delete cascade,
  constraint unit_pictures_of_unit
    check ((num_nonnulls(number, stage) = any (array[0, 2])) and (number is null or order_id is not null))
);
alter table order_proposal_photos add foreign key (picture_id) references unit_pictures(picture_id) on delete cascade;
create index unit_pictures_of_order on unit_pictures (order_id, number) where order_id is not null;
create index unit_pictures_of_user on unit_pictures (user_id) where user_id is not null;
create index unit_pictures_unused on unit_pictures (created_at) where order_id is null;
create trigger unit_pictures_leave_their_files
  after delete on unit_pictures
  for each row execute function remember_stray_picture();

-- A code is on one unit at most, until that unit is with its customer; then it begins again.
create table unit_tags (
  id bigint generated always as identity primary key,
  code text not null references tags(code),
  order_id uuid not null,
  number integer not null,
  is_live boolean not null default true,
  foreign key (order_id, number) references units(order_id, number) on delete cascade
);
create unique index unit_tags_live on unit_tags (code) where is_live;
create index unit_tags_of_unit on unit_tags (order_id, number);

-- Each names the one before by its hash. Who did it and the reason they gave stand beside what is hashed.
create table custody_events (
  order_id uuid not null references orders on delete cascade,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  previous text not null check (previous ~ '^([0-9a-f]{64})?$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  actor_id uuid references users on delete set null,
  note text check (length(note) between 1 and 500),
  -- What the commitment to the note is salted with.
  note_nonce text,
  idempotency_key text,
  request_hash text,
  primary key (order_id, seq)
);
create index custody_events_by_time on custody_events (at);
create index custody_events_of_actor on custody_events (actor_id) where actor_id is not null;
create unique index custody_events_once on custody_events (idempotency_key) where idempotency_key is not null;
create trigger custody_events_are_append_only
  before delete or update on custody_events
  for each row execute function append_only(
    'custody events are append-only', '{actor_id,note,note_nonce,idempotency_key,request_hash}', 'orders', 'order_id');
create trigger custody_events_are_never_emptied
  before truncate on custody_events
  for each statement execute function append_only('custody events are append-only');
create trigger custody_events_notify
  after insert on custody_events
  for each row execute function notify_of_order_parts();
-- Staff's list shows what was counted in, so a hand-over makes a new version of the order.
create trigger custody_events_renew_order
  after insert on custody_events
  for each row execute function renew_order();

-- Things found without a tag, until their owner is known.
create table found_things (
  id uuid primary key,
  what text not null check (length(what) between 1 and 100),
  found_where text not null check (length(found_where) between 1 and 200),
  picture_id uuid unique references unit_pictures(picture_id) on delete set null,
  found_by uuid references users on delete set null,
  found_at timestamptz not null,
  -- Since when its owner is no longer looked for.
  put_aside_at timestamptz
);
create index found_things_of_user on found_things (found_by) where found_by is not null;

-- A tag of one order was scanned among another's: told at once, and kept as a trace of what may be mixed up.
create table foreign_scans (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  foreign_id uuid not null references orders on delete cascade,
  at timestamptz not null
);
create index foreign_scans_of_foreign on foreign_scans (foreign_id);
create index foreign_scans_of_order on foreign_scans (order_id);

-- One hash for the ends of all chains, of one night.
create table custody_roots (
  night_date date primary key,
  made_at timestamptz not null,
  -- The root before; empty for the first.
  previous text not null check (previous ~ '^([0-9a-f]{64})?$'),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  -- In the order in which they were made.
  number integer generated by default as identity
);
create unique index custody_roots_by_number on custody_roots (number);
create trigger custody_roots_are_append_only
  before delete or update on custody_roots
  for each row execute function append_only('roots of custody are append-only');
create trigger custody_roots_are_never_emptied
  before truncate on custody_roots
  for each statement execute function append_only('roots of custody are append-only');

-- The last entry of a chain that had grown by a night.
create table custody_root_heads (
  night_date date not null references custody_roots(night_date) deferrable initially deferred,
  order_id uuid not null,
  seq integer not null check (seq > 0),
  primary key (night_date, order_id)
);
create index custody_root_heads_of_order on custody_root_heads (order_id, seq);
create trigger custody_root_heads_are_append_only
  before delete or update on custody_root_heads
  for each row execute function append_only('roots of custody are append-only');
create trigger custody_root_heads_are_never_emptied
  before truncate on custody_root_heads
  for each statement execute function append_only('roots of custody are append-only');


-- Claims, and what became of them.

-- Claims: pieces that came back spoilt, or not at all, for which their customers want money. What both sides write
-- stands in the ticket of the claim.
create table claims (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null once its customer was erased.
  ticket_id uuid unique,
  problem text not null check (problem in ('stain', 'damaged', 'missing')),
  -- An item of the order's lines, or a garment that it names.
  item_id text not null,
  -- Which of its pieces, from 1.
  piece_number integer not null check (piece_number between 1 and 500),
  -- As the order names it; null once its customer was erased.
  piece text check (length(piece) > 0),
  reported_at timestamptz not null,
  answer_by timestamptz not null,
  decide_by timestamptz not null,
  status text not null default 'open' check (status in ('open', 'decided', 'declined', 'settled')),
  award_paise bigint check (award_paise >= 0),
  -- How often it was decided or settled.
  revision integer not null default 0 check (revision >= 0),
  -- Which of the order's units it is; null where nothing was counted in.
  unit_number integer,
  constraint claims_once unique (order_id, item_id, piece_number),
  constraint claims_of_unit foreign key (order_id, unit_number) references units(order_id, number),
  constraint claims_award check ((status = 'open') = (award_paise is null)),
  constraint claims_declined check ((status = 'declined') = (coalesce(award_paise, 1) = 0))
);
-- A piece that was counted in is claimed once, by its unit and which of that unit's pieces it is.
create unique index claims_of_unit_once on claims (order_id, unit_number, piece_number)
  where unit_number is not null;
create index claims_reported on claims (reported_at desc, id desc);
create index claims_unfinished on claims (decide_by) where status in ('open', 'decided');
create trigger claims_notify after insert or update on claims for each row execute function notify_of_order_parts();
create trigger claims_of_item_once after insert on claims for each row execute function check_claims_of_item();

-- Decisions and settlements with their figures. The reason, which its customer reads, can be erased.
create table claim_events (
  id uuid primary key,
  claim_id uuid not null references claims on delete cascade,
  kind text not null check (kind in ('decided', 'settled')),
  actor_id uuid references users on delete set null,
  at timestamptz not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  reason text check (length(reason) between 1 and 1000)
);
create index claim_events_of_actor on claim_events (actor_id, at) where actor_id is not null;
create index claim_events_of_claim on claim_events (claim_id, id);
create unique index claim_events_settled_once on claim_events (claim_id) where kind = 'settled';
create trigger claim_events_are_append_only
  before delete or update on claim_events
  for each row execute function append_only(
    'events of claims are append-only', '{actor_id,reason}', 'claims', 'claim_id');
create trigger claim_events_are_never_emptied
  before truncate on claim_events
  for each statement execute function append_only('events of claims are append-only');


-- Laundry Club: plans, subscriptions, allowances and money.

create table plans (
  id text primary key,
  name text not null unique,
  description text not null default '',
  price_paise bigint not null check (price_paise > 0),
  original_price_paise bigint not null,
  kilograms integer not null check (kilograms > 0),
  pickups integer not null check (pickups > 0),
  dry_clean_items integer not null default 0 check (dry_clean_items >= 0),
  trial_days integer not null default 0 check (trial_days between 0 and 30),
  popular boolean not null default false,
  -- A list of texts.
  extras jsonb not null default '[]',
  position integer not null,
  active boolean not null default true,
  constraint plans_check check (original_price_paise >= price_paise)
);
create trigger plans_notify
  after insert or delete or update on plans
  for each statement execute function notify_catalogue_and_settings();

create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users,
  -- starting: the first payment is under way; declined: it failed, so the subscription never began.
  status text not null check (status in ('starting', 'active', 'cancelled', 'expired', 'declined')),
  plan_id text not null references plans,
  -- From the next period on.
  next_plan_id text references plans,
  first_month_discount boolean not null,
  -- 0 is before the first charge: a trial, or no time at all.
  period integer not null check (period >= 0),
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  paused_at timestamptz,
  paused_until timestamptz,
  -- The last period in which there was a pause.
  paused_period integer,
  -- The first failure of the charge that the next period waits for.
  failing_since timestamptz,
  retry_at timestamptz,
  -- The period with an announced end.
  reminded_period integer,
  card_token text not null,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
  card_expiry_month text not null check (card_expiry_month ~ '^(0[1-9]|1[0-2])$'),
  card_expiry_year text not null check (card_expiry_year ~ '^[0-9]{4}$'),
  billing_address text not null,
  billing_city text not null,
  billing_zip_code text not null,
  -- When something is to be done about it next; null when nothing ever is.
  due_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- A repeated request finds the subscription it made the first time.
  idempotency_key text,
  -- The terms that the member was notified of for the period that the next charge is for.
  terms jsonb not null,
  constraint subscriptions_idempotency unique (user_id, idempotency_key),
  constraint subscriptions_check check (period_ends_at >= period_starts_at),
  constraint subscriptions_check1 check ((paused_at is null) = (paused_until is null)),
  constraint subscriptions_check2 check (due_at is not null or (status in ('expired', 'declined'))),
  constraint subscriptions_have_no_card_numbers check (card_brand !~ '([0-9][^[:alnum:]]*){12}')
);
create index subscriptions_due on subscriptions (due_at) where due_at is not null;
create index subscriptions_of_user on subscriptions (user_id, id desc);
create unique index subscriptions_one_live on subscriptions (user_id)
  where status in ('starting', 'active', 'cancelled');

-- What one period granted, and what is left.
create table allowance_lots (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  period integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Kilograms live on after their period; pickups and dry-clean items don't.
  expires_at timestamptz not null,
  kilograms integer not null,
  kilograms_left numeric not null,
  pickups integer not null,
  pickups_left integer not null,
  dry_clean_items integer not null,
  dry_clean_items_left integer not null,
  constraint allowance_lots_once_a_period unique (subscription_id, period),
  constraint allowance_lots_check check (expires_at >= ends_at),
  constraint allowance_lots_dry_clean
    check (dry_clean_items_left >= 0 and dry_clean_items_left <= dry_clean_items),
  constraint allowance_lots_kilograms check (kilograms_left >= 0 and kilograms_left <= kilograms),
  constraint allowance_lots_pickups check (pickups_left >= 0 and pickups_left <= pickups),
  constraint allowance_lots_steps check (mod(kilograms_left * 10, 1) = 0)
);

-- What an order took of a lot; given back when the order is cancelled.
create table allowance_uses (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  lot_id uuid not null references allowance_lots,
  kilograms numeric not null check (kilograms >= 0),
  pickups integer not null check (pickups between 0 and 1),
  dry_clean_items integer not null check (dry_clean_items >= 0),
  taken_at timestamptz not null,
  returned_at timestamptz,
  constraint allowance_uses_check check ((kilograms + pickups + dry_clean_items) > 0),
  constraint allowance_uses_steps check (mod(kilograms * 10, 1) = 0)
);
create index allowance_uses_of_lot on allowance_uses (lot_id);
create index allowance_uses_of_order on allowance_uses (order_id);
create trigger allowance_uses_are_in_time
  before insert on allowance_uses
  for each row execute function refuse_expired_lot();

-- What a period costs. Stored as pending before the payment service is asked, so that an answer lost in a crash is
-- asked for again, with the same key.
create table charges (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  period integer not null check (period > 0),
  plan_id text not null references plans,
  plan_name text not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- How often the payment service was asked to take it; part of the key it is asked with.
  tries integer not null check (tries > 0),
  -- Whether the payer was there when this try began; asking again says the same.
  payer_present boolean not null,
  reference text,
  failure_message text,
  refunded_paise bigint not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  payer_waits_until timestamptz,
  constraint charges_once_a_period unique (subscription_id, period),
  constraint charges_check check (refunded_paise >= 0 and refunded_paise <= amount_paise),
  constraint charges_check1 check ((status = 'succeeded') = (paid_at is not null)),
  constraint charges_check2 check (refunded_paise = 0 or status = 'succeeded')
);
create index charges_by_payment on charges (paid_at) where status = 'succeeded';
create unique index charges_by_reference on charges (reference) where reference is not null;
create trigger charge_changes_have_their_day
  after update of amount_paise, refunded_paise, status, paid_at on charges
  for each row when ((old.status = 'succeeded' or new.status = 'succeeded')
    and ((old.amount_paise, old.refunded_paise, old.status, old.paid_at)
    is distinct from (new.amount_paise, new.refunded_paise, new.status, new.paid_at)))
  execute function count_payment_days();
create trigger charges_have_their_day
  after insert on charges
  for each row when (new.status = 'succeeded')
  execute function count_payment_days();

create table refunds (
  id uuid primary key,
  charge_id uuid not null references charges,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The member of staff who gave it back; null where it followed from a change.
  given_by uuid references users on delete set null
);
create index refunds_of_charge on refunds (charge_id);
create index refunds_of_person on refunds (given_by, created_at) where given_by is not null;

-- Double entry: what each charge and refund moved between accounts; the entries of one sum to zero.
create table ledger_transactions (
  id uuid primary key,
  charge_id uuid references charges,
  -- Null for the charge itself.
  refund_id uuid references refunds,
  at timestamptz not null,
  order_payment_id uuid references order_payments,
  order_refund_id uuid references order_refunds,
  undoes boolean not null default false,
  company_payment_id uuid references company_payments,
  constraint ledger_once unique nulls not distinct
    (charge_id, refund_id, order_payment_id, order_refund_id, company_payment_id, undoes),
  constraint ledger_of_one_thing
    check (num_nonnulls(charge_id, order_payment_id, company_payment_id) = 1 and (refund_id is null or charge_id is not null)
      and (order_refund_id is null or order_payment_id is not null))
);
create trigger ledger_transactions_are_append_only
  before delete or update on ledger_transactions
  for each row execute function append_only('the ledger is append-only');
create trigger ledger_transactions_are_never_emptied
  before truncate on ledger_transactions
  for each statement execute function refuse_emptying();
create constraint trigger ledger_transactions_balance
  after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_balance('id');

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  -- gateway: money that the payment service owes us; club_sales: what members paid for, negative.
  account text not null
    check (account in ('gateway', 'till', 'upi', 'bank', 'receivables', 'club_sales', 'order_sales')),
  amount_paise bigint not null check (amount_paise <> 0)
);
create index ledger_entries_of_transaction on ledger_entries (transaction_id);
create trigger ledger_entries_are_append_only
  before delete or update on ledger_entries
  for each row execute function append_only('the ledger is append-only');
create trigger ledger_entries_are_never_emptied
  before truncate on ledger_entries
  for each statement execute function refuse_emptying();
create constraint trigger ledger_entries_balance
  after insert on ledger_entries deferrable initially deferred
  for each row execute function check_ledger_balance('transaction_id');

-- Reports of the payment service that were taken in: each counts once.
create table payment_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);


-- Loyalty: points, vouchers and invitations.

-- What the history of a person's points comes to.
create table loyalty_accounts (
  user_id uuid primary key references users,
  points bigint not null default 0,
  -- Ever earned; spending does not lessen it.
  earned bigint not null default 0,
  constraint loyalty_accounts_points check (points <= earned and earned >= 0)
);
create trigger loyalty_accounts_are_never_emptied
  before truncate on loyalty_accounts
  for each statement execute function refuse_emptying();

-- A redeemed reward. It is open until an order uses it, and returned when that order is cancelled: then it counts
-- as open, and the order that it came back from can use it again.
create table vouchers (
  id uuid primary key,
  user_id uuid not null references users,
  reward text not null check (reward in ('five-off', 'free-dry-cleaning', 'twenty-off')),
  status text not null default 'open' check (status in ('open', 'used', 'returned')),
  order_id uuid references orders,
  -- A repeated request finds the voucher it made the first time.
  idempotency_key text,
  created_at timestamptz not null,
  constraint vouchers_idempotency unique (user_id, idempotency_key),
  constraint vouchers_check check ((status = 'open') = (order_id is null))
);
create index vouchers_of_order on vouchers (order_id);
create index vouchers_of_user on vouchers (user_id, id);
create unique index vouchers_one_an_order on vouchers (order_id) where status = 'used';
create trigger vouchers_are_of_somebody
  before insert on vouchers
  for each row execute function refuse_erased_person();

create table loyalty_entries (
  id uuid primary key,
  user_id uuid not null references users,
  points integer not null check (points <> 0),
  reason text not null check (reason in ('order', 'referral', 'reward')),
  -- Null for a reward, and where there is no such order any more; the entry stays.
  order_id uuid references orders on delete set null,
  voucher_id uuid unique references vouchers,
  created_at timestamptz not null,
  -- Which change of what this order gave this person it is; 0 is the first.
  revision integer not null default 0 check (revision >= 0),
  -- Nothing counts twice, however often an order is completed.
  constraint loyalty_entries_once unique (order_id, reason, user_id, revision),
  constraint loyalty_entries_check1 check ((reason = 'reward') = (voucher_id is not null)),
  constraint loyalty_entries_check2 check (reason <> 'reward' or order_id is null),
  constraint loyalty_entries_reward_spends check (reason <> 'reward' or points < 0)
);
create index loyalty_entries_of_user on loyalty_entries (user_id, id desc);
create trigger loyalty_entries_are_append_only
  before delete or update on loyalty_entries
  for each row execute function append_only('the history of points is append-only', '{order_id}');
create trigger loyalty_entries_are_never_emptied
  before truncate on loyalty_entries
  for each statement execute function refuse_emptying();
create trigger loyalty_entries_are_summed
  after insert on loyalty_entries
  for each row execute function keep_loyalty_account();

-- What a person's invitation link ends in: ten random characters, for everybody from the start.
create table referral_codes (
  user_id uuid primary key references users on delete cascade,
  code text not null unique check (code ~ '^[0-9A-F]{10}$')
);

create table referrals (
  user_id uuid primary key references users on delete cascade,
  -- Null once the inviter was erased.
  referrer_id uuid references users,
  -- The friend's first completed order, for which both sides got their points.
  order_id uuid unique references orders,
  created_at timestamptz not null,
  constraint referrals_check check (referrer_id <> user_id)
);
create index referrals_of_referrer on referrals (referrer_id);


-- Promo codes and of the orders that used them.

-- Promo codes that staff make, and the orders that used them.
create table promo_codes (
  id uuid primary key,
  -- In capitals, without spaces.
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,19}$'),
  -- A share, or else a sum.
  percent integer check (percent between 1 and 100),
  off_paise bigint check (off_paise > 0),
  least_paise bigint not null check (least_paise >= 0),
  -- Empty for all.
  services jsonb not null check (jsonb_typeof(services) = 'array'),
  first_order_only boolean not null,
  -- The first and the last day on which it may be used, in the laundry's time zone.
  from_date date,
  until_date date,
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  with_voucher boolean not null,
  active boolean not null default true,
  created_at timestamptz not null,
  constraint promo_codes_end_after_they_begin check (until_date >= from_date),
  constraint promo_codes_give_one_thing check (num_nonnulls(percent, off_paise) = 1)
);

create table promo_uses (
  order_id uuid primary key references orders on delete cascade,
  code_id uuid not null references promo_codes,
  -- What it takes off.
  paise bigint not null check (paise > 0),
  -- When the order was cancelled or changed, so that it is given back; null while it counts.
  released_at timestamptz
);
create index promo_uses_of_code on promo_uses (code_id) where released_at is null;


-- Cash: what people carry, hand in and count.

-- The cash that people who work here have on them. What they took or gave back is one row each, from now on; cash
-- of before has found its way already.
create table cash_movements (
  id uuid primary key,
  person_id uuid references users on delete set null,
  kind text not null check (kind in ('collected', 'undone', 'refunded')),
  place text not null check (place in ('door', 'counter')),
  -- What the person has more; below 0 for what was undone or given back.
  paise bigint not null,
  -- Of an order, or else of a company.
  order_payment_id uuid references order_payments,
  order_refund_id uuid unique references order_refunds,
  -- When the laundry heard about it; a phone without a connection may have taken the cash earlier.
  at timestamptz not null,
  company_payment_id uuid references company_payments,
  constraint cash_movements_of_one_payment check (num_nonnulls(order_payment_id, company_payment_id) = 1),
  constraint cash_movements_paise_check
    check (
case
    when kind = 'collected' then paise > 0
    else paise < 0
end),
  constraint cash_movements_refund_check check ((kind = 'refunded') = (order_refund_id is not null))
);
create unique index cash_movements_of_company_once on cash_movements (company_payment_id, kind)
  where company_payment_id is not null;
create index cash_movements_of_person on cash_movements (person_id, at);
create unique index cash_movements_once on cash_movements (order_payment_id, kind) where kind <> 'refunded';
create trigger cash_movements_are_append_only
  before delete or update on cash_movements
  for each row execute function append_only('what cash was taken is append-only', '{person_id}');

-- Cash handed in: all that a person carried. A difference has a reason.
create table cash_hand_ins (
  id uuid primary key,
  person_id uuid references users on delete set null,
  -- All that the person had on them.
  expected_paise bigint not null check (expected_paise > 0),
  -- What they said they hand in.
  paise bigint not null check (paise >= 0),
  reason text not null default '',
  note text not null default '',
  at timestamptz not null,
  constraint cash_hand_ins_reason_check check (paise = expected_paise or reason <> '')
);
create index cash_hand_ins_of_person on cash_hand_ins (person_id, at);
create trigger cash_hand_ins_are_append_only
  before delete or update on cash_hand_ins
  for each row execute function append_only('a hand-in is never changed', '{person_id}');

-- The count by another person. The first settles the hand-in; each later one corrects the one before.
create table cash_counts (
  id uuid primary key,
  hand_in_id uuid not null references cash_hand_ins,
  -- The count that this one takes the place of; null for the first.
  corrects uuid unique,
  paise bigint not null check (paise >= 0),
  reason text not null default '',
  counted_by uuid references users on delete set null,
  at timestamptz not null,
  unique (id, hand_in_id),
  foreign key (corrects, hand_in_id) references cash_counts(id, hand_in_id),
  constraint cash_counts_reason_check check (corrects is null or reason <> '')
);
create index cash_counts_by_time on cash_counts (at);
create unique index cash_counts_first on cash_counts (hand_in_id) where corrects is null;
create trigger cash_counts_are_append_only
  before delete or update on cash_counts
  for each row execute function append_only('a count is never changed; another one corrects it', '{counted_by}');


-- Shared tablets, and the PINs that unlock them.

-- Tablets on which people who work here take turns. A browser is one by its cookie, of which the hash is kept.
create table shared_tablets (
  id uuid primary key,
  name text not null check (name <> ''),
  -- SHA-256 of the token in the tablet's cookie.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  registered_by uuid references users on delete set null,
  registered_at timestamptz not null,
  last_used_by uuid references users on delete set null,
  last_used_at timestamptz,
  cut_off_at timestamptz
);
alter table sessions add foreign key (tablet_id) references shared_tablets on delete cascade;

-- PINs for shared tablets, hashed like passwords and under the server's secret.
create table staff_pins (
  user_id uuid primary key references users on delete cascade,
  pin_hash text not null,
  chosen_at timestamptz not null
);

-- How often a PIN was wrong on one tablet, one time after the other.
create table pin_failures (
  tablet_id uuid not null references shared_tablets on delete cascade,
  user_id uuid not null references staff_pins(user_id) on delete cascade,
  failures integer not null check (failures between 1 and 5),
  primary key (tablet_id, user_id)
);
create index pin_failures_of_person on pin_failures (user_id);


-- What people are notified of, and in which ways.

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- One row a person and key.
  dedupe_key text not null,
  params jsonb not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null,
  -- Until then it can be withdrawn, with its waiting messages.
  held_until timestamptz,
  -- What it says: an entry of `words.messages`, and its parameters.
  kind text not null,
  constraint notifications_once unique (user_id, dedupe_key)
);
-- What staff heard of is forgotten after a while.
create index notifications_of_staff on notifications (created_at) where kind ~~ 'staff.%';
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create trigger notifications_are_for_somebody
  before insert on notifications
  for each row execute function refuse_erased_person();
create trigger notifications_notify
  after insert or update on notifications
  for each row execute function notify_of_notifications();
create trigger removed_notifications_notify
  after delete on notifications
  for each row execute function notify_of_removed_notifications();

-- Notices that a member of staff has chosen to hear.
create table staff_bells (
  user_id uuid primary key references users on delete cascade,
  -- What they switched off.
  muted text[] not null
    check (muted <@ array['orders', 'chats', 'tickets', 'stops', 'messages', 'backups', 'webhooks']),
  sound boolean not null
);

create table outbox_messages (
  id uuid primary key,
  -- Null for messages to the laundry and to people without an account.
  user_id uuid references users on delete cascade,
  notification_id uuid references notifications on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'push')),
  -- An email address, a phone number, or a browser's push address.
  recipient text not null,
  -- Whom an answer goes to, when that is not the laundry.
  reply_to_name text,
  reply_to_address text,
  -- The title in the laundry's language, for searching alone.
  search_text text not null,
  -- What it says, the newest first; never empty.
  parts jsonb not null,
  -- A path of this site.
  link text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The message that this is a further delivery of, and the how-maniest; null and 0 for a message itself.
  resend_of uuid references outbox_messages on delete cascade,
  resend_number integer not null default 0,
  -- What it is about, such as `order:<id>`; messages of one topic within minutes become one.
  topic text,
  -- When one that waits for more may leave; null for one that leaves at once.
  due_at timestamptz,
  -- When a process took it on itself to hand it over; where several share the work.
  handed_over_at timestamptz,
  -- Until then one of its parts can be withdrawn.
  held_until timestamptz,
  -- Counts how often it was put off; a job of an earlier revision leaves it alone.
  revision integer not null default 0,
  -- When its time came: from then on its words stay as they are.
  sealed_at timestamptz,
  constraint outbox_messages_check check ((status = 'sent') = (sent_at is not null)),
  constraint outbox_messages_check1 check ((reply_to_name is null) = (reply_to_address is null)),
  constraint outbox_messages_recipient_check check (recipient <> '' or channel = 'sms'),
  constraint outbox_messages_resend check ((resend_of is null) = (resend_number = 0) and resend_number >= 0)
);
create index outbox_messages_by_channel on outbox_messages (channel, id desc);
create index outbox_messages_by_status on outbox_messages (status, id desc);
create index outbox_messages_of_notification on outbox_messages (notification_id) where notification_id is not null;
create index outbox_messages_of_topic on outbox_messages (topic, id desc) where topic is not null;
create index outbox_messages_of_user on outbox_messages (user_id, id desc) where user_id is not null;
create unique index outbox_messages_resend_once on outbox_messages (resend_of, resend_number)
  where resend_of is not null;
create index outbox_messages_words on outbox_messages
  using gin (recipient gin_trgm_ops, search_text gin_trgm_ops) with (gin_pending_list_limit='512');
create trigger outbox_messages_notify
  after insert or update of status, attempts on outbox_messages
  for each statement execute function notify_of_outbox_messages();

create table push_subscriptions (
  -- Where the browser's maker takes messages for it; one browser is one person's.
  endpoint text primary key check (length(endpoint) <= 1000),
  user_id uuid not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- The session that turned notices on in this browser; they end with it.
  session_id uuid not null references sessions on delete cascade
);
create index push_subscriptions_of_session on push_subscriptions (session_id);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at desc);


-- Help desk: answers to messages, tickets and chats.

create table contact_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  staff_id uuid references users on delete set null,
  answer text not null check (length(answer) between 1 and 5000),
  -- A repeated request finds the answer it sent the first time.
  idempotency_key text,
  created_at timestamptz not null,
  constraint contact_answers_once unique (message_id, idempotency_key)
);
create index contact_answers_of_staff on contact_answers (staff_id);

create table tickets (
  id uuid primary key,
  number text not null check (number ~ '^HD-[0-9A-HJKMNP-TV-Z]{6}$'),
  user_id uuid not null references users on delete cascade,
  subject text not null check (length(subject) between 1 and 160),
  category text not null check (category in ('orders', 'billing', 'account', 'technical', 'other')),
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting', 'resolved', 'closed')),
  order_id uuid references orders on delete set null,
  -- A repeated request finds the ticket it opened the first time.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null,
  -- When its customer or staff's words to them were last added, or its status set.
  updated_at timestamptz not null,
  report jsonb check (jsonb_typeof(report) = 'object'),
  constraint tickets_idempotency unique (user_id, idempotency_key),
  constraint tickets_number unique (number)
);
alter table claims add foreign key (ticket_id) references tickets on delete set null;
create index tickets_by_status on tickets (status, id desc);
create index tickets_of_order on tickets (order_id) where order_id is not null;
create index tickets_of_user on tickets (user_id, id desc);
create index tickets_words on tickets using gin (number gin_trgm_ops, subject gin_trgm_ops);
create trigger tickets_are_of_somebody
  before insert on tickets
  for each row execute function refuse_erased_person();
create trigger tickets_notify after delete on tickets for each row execute function notify_of_help_desk('ticket');

create table ticket_messages (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  author text not null check (author in ('customer', 'staff')),
  staff_id uuid references users on delete set null,
  -- A note that staff write for each other; customers never see it.
  internal boolean not null default false,
  body text not null check (length(body) <= 5000),
  idempotency_key text,
  created_at timestamptz not null,
  constraint ticket_messages_once unique (ticket_id, author, idempotency_key),
  constraint ticket_messages_check check (author = 'staff' or staff_id is null and not internal)
);
create index ticket_messages_of_staff on ticket_messages (staff_id) where staff_id is not null;
create index ticket_messages_of_ticket on ticket_messages (ticket_id, id);

-- One for each customer, and one for each visitor's browser.
create table chats (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- The visitor's cookie, as its hash, and the name they gave.
  visitor_hash text,
  visitor_name text check (length(visitor_name) between 1 and 120),
  status text not null default 'open' check (status in ('open', 'closed')),
  -- The last message, and the last that either side has seen; kept by the messages' trigger.
  last_message_id bigint not null default 0,
  customer_seen bigint not null default 0,
  staff_seen bigint not null default 0,
  -- The customer's last message, and staff's last one that the customer was notified of.
  customer_last bigint not null default 0,
  notified_until bigint not null default 0,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  -- The last message that a person wrote, and the last that staff answered or closed the chat over.
  last_human_id bigint not null default 0,
  answered_until bigint not null default 0,
  constraint chats_one_a_browser unique (visitor_hash),
  constraint chats_one_a_person unique (user_id),
  constraint chats_check check ((user_id is null) = (visitor_hash is not null)),
  constraint chats_check1 check ((visitor_hash is null) = (visitor_name is null))
);
create index chat_answers_to_notify on chats (id)
  where user_id is not null and last_message_id > customer_seen and last_message_id > notified_until;
create index chats_by_status on chats (status, last_human_id desc);
create index chats_of_visitors on chats (last_message_at) where user_id is null;
create index chats_that_wait on chats (id) where status = 'open' and customer_last > answered_until;
create trigger chats_are_of_somebody before insert on chats for each row execute function refuse_erased_person();
create trigger chats_notify
  after insert or delete or update on chats
  for each row execute function notify_of_help_desk('chat');

create table chat_messages (
  id bigint generated always as identity primary key,
  chat_id uuid not null references chats on delete cascade,
  -- 'auto' is the answer while the help desk is closed.
  author text not null check (author in ('customer', 'staff', 'auto')),
  staff_id uuid references users on delete set null,
  body text not null check (length(body) <= 2000),
  -- Made by the sender, so that a message sent twice is stored once.
  client_id text check (length(client_id) between 8 and 64),
  created_at timestamptz not null,
  constraint chat_messages_once unique (chat_id, author, client_id),
  constraint chat_messages_check check (author = 'staff' or staff_id is null),
  constraint chat_messages_check1 check ((author = 'auto') = (client_id is null))
);
create index chat_messages_of_chat on chat_messages (chat_id, id desc);
create index chat_messages_of_staff on chat_messages (staff_id) where staff_id is not null;
create trigger chat_messages_are_kept after insert on chat_messages for each row execute function keep_chat();

-- A picture of a message; of none until the message that it was sent for names it.
create table message_pictures (
  picture_id uuid primary key,
  -- Who sent it.
  user_id uuid references users on delete set null,
  ticket_message_id uuid references ticket_messages on delete cascade,
  chat_message_id bigint references chat_messages on delete cascade,
  created_at timestamptz not null,
  constraint message_pictures_of_one_message check (num_nonnulls(ticket_message_id, chat_message_id) <= 1)
);
create index message_pictures_of_chat on message_pictures (chat_message_id) where chat_message_id is not null;
create index message_pictures_of_ticket on message_pictures (ticket_message_id) where ticket_message_id is not null;
create index message_pictures_of_user on message_pictures (user_id) where user_id is not null;
create index message_pictures_unsent on message_pictures (created_at)
  where ticket_message_id is null and chat_message_id is null;
create trigger message_pictures_leave_their_files
  after delete on message_pictures
  for each row execute function remember_stray_picture();

-- One of staff's open streams of the help desk.
create table desk_presence (
  id uuid primary key,
  seen_at timestamptz not null
);
create index desk_presence_by_time on desk_presence (seen_at);


-- What staff keep about customers.

-- What each person ordered and spent, kept by triggers, so that a list of thousands counts nothing.
create table customer_totals (
  user_id uuid primary key references users on delete cascade,
  total_orders bigint not null default 0,
  -- The totals of completed orders.
  spent_paise bigint not null default 0
);
create index customers_by_orders on customer_totals (total_orders desc, user_id desc);
create index customers_by_spent on customer_totals (spent_paise desc, user_id desc);

create table customer_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  idempotency_key text,
  created_at timestamptz not null,
  constraint customer_notes_idempotency unique (user_id, author_id, idempotency_key)
);
create index customer_notes_of_author on customer_notes (author_id);
create index customer_notes_of_user on customer_notes (user_id, id desc);
create trigger customer_notes_are_append_only
  before update on customer_notes
  for each row execute function append_only('notes are append-only', '{author_id}');
create trigger customer_notes_are_of_somebody
  before insert on customer_notes
  for each row execute function refuse_erased_person();

-- A blocked person who erases the account and signs up again is still blocked. Their email and phone are kept as
-- keyed hashes alone, with the words that they were told.
create table kept_blocks (
  user_id uuid not null references users on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  reason text not null,
  blocked_at timestamptz not null,
  primary key (hash, user_id)
);
create index kept_blocks_of_user on kept_blocks (user_id);

-- Customers who may not order, subscribe or write tickets.
create table customer_blocks (
  user_id uuid primary key references users on delete cascade,
  -- The customer reads it.
  reason text not null check (length(reason) between 1 and 300),
  blocked_by uuid references users on delete set null,
  blocked_at timestamptz not null
);
create trigger blocks_notify
  after insert or delete on customer_blocks
  for each row execute function notify_of_person_access();
create trigger customer_blocks_are_of_somebody
  before insert on customer_blocks
  for each row execute function refuse_erased_person();


-- What happened, and of who has yet to act on it.

create table events (
  id bigint generated always as identity primary key,
  -- What happened, as "thing.verb": "ticket.answered", "order.placed".
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$'),
  -- What it happened to.
  subject_kind text not null,
  subject_id text not null,
  -- Null for events without a person, such as a renewal, and for commands at the server.
  actor_id uuid references users on delete set null,
  -- Ids, numbers and codes; no sentences, and no names.
  data jsonb not null,
  at timestamptz not null,
  -- The API key that they did it with.
  api_key_id uuid references api_keys
);
create index events_of_actor on events (actor_id) where actor_id is not null;
create trigger events_are_append_only
  before delete or update on events
  for each row execute function append_only('events are append-only', '{actor_id}');
create trigger events_are_never_emptied
  before truncate on events
  for each statement execute function append_only('events are append-only');
create trigger events_notify after insert on events for each row execute function notify_of_events();

-- An event that one of its consumers has yet to consume. The consumer's own transaction removes the row, so what
-- it did is there if, and only if, the row is gone.
create table event_deliveries (
  event_id bigint not null references events,
  consumer text not null,
  -- Those of the event: a consumer takes the events of one subject in their order.
  subject_kind text not null,
  subject_id text not null,
  -- From when on any process may take it; before, it is the business of the process that wrote the event.
  due_at timestamptz not null,
  failures integer not null default 0,
  last_failure text,
  primary key (event_id, consumer)
);
create index event_deliveries_in_order on event_deliveries (consumer, subject_kind, subject_id, event_id);


-- Webhooks: their endpoints and deliveries.

-- Webhooks: where the laundry's events are sent, and each delivery with what came back.
create table webhook_endpoints (
  id uuid primary key,
  url text not null check (length(url) <= 1000),
  description text not null,
  -- What it is sent; empty for everything.
  types jsonb not null check (jsonb_typeof(types) = 'array'),
  -- `whsec_` and 32 bytes in base64.
  secret text not null,
  -- The one before, which signs too until then.
  old_secret text,
  old_secret_until timestamptz,
  -- Why nothing is sent to it; null while it is on. `gone`: it answered 410.
  off_because text check (off_because in ('staff', 'gone')),
  created_at timestamptz not null,
  constraint webhook_endpoints_old_secret_ends check (num_nulls(old_secret, old_secret_until) <> 1)
);
create trigger webhook_endpoints_notify
  after insert or delete or update on webhook_endpoints
  for each statement execute function notify_of_webhook_endpoints();

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- Null for a test.
  event_id bigint,
  -- The same in every delivery of one event.
  message_id uuid not null,
  type text not null,
  -- As it is sent, byte for byte.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Since it was made or replayed.
  tries integer not null default 0 check (tries >= 0),
  -- The newest last.
  attempts jsonb not null default '[]' check (jsonb_typeof(attempts) = 'array'),
  -- While one is under way, when another process may take it over.
  next_try_at timestamptz,
  created_at timestamptz not null,
  constraint webhook_deliveries_once unique (endpoint_id, event_id),
  constraint webhook_deliveries_wait_for_a_time check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_undelivered on webhook_deliveries (endpoint_id, state) where state <> 'delivered';


-- The rows that servers keep about themselves.

-- The servers that run this laundry on one database, as each announces itself: see platform/servers.ts.
create table servers (
  id uuid primary key,
  -- What its BASE_URL is; empty where it is not set.
  base_url text not null check (length(base_url) <= 300),
  -- By the database's clock.
  seen_at timestamptz not null,
  -- What it has noticed about how it is run.
  notices jsonb not null check (jsonb_typeof(notices) = 'array')
);

-- What the server's secret was at the last start, as a keyed value that doesn't tell it.
create table auth_secret_check (
  -- Always 1.
  id integer primary key check (id = 1),
  value text not null check (length(value) <= 64)
);


-- The rows that say that a database holds a demo.

create table demo (
  -- Always 1.
  id integer primary key check (id = 1),
  -- published: everybody may know them, and they open nothing that others can reach. random: they were printed
  -- once, where they were made.
  passwords text not null check (passwords in ('published', 'random'))
);

-- People who came with the demo.
create table demo_people (
  user_id uuid primary key references users on delete cascade
);
