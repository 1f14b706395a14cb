-- Promo codes that customers are told of: how far that is, and who was told of which, once each.
create table promo_tellings (
  code_id uuid primary key references promo_codes on delete cascade,
  begun_at timestamptz not null,
  -- The last customer who was looked at, in the order of their ids.
  reached_id uuid,
  finished_at timestamptz
);

create table promo_told (
  code_id uuid not null references promo_codes on delete cascade,
  user_id uuid not null references users on delete cascade,
  told_at timestamptz not null,
  primary key (code_id, user_id)
);
-- What counts against the cap.
create index promo_told_by_user on promo_told (user_id, told_at);

create trigger promo_told_is_of_somebody before insert on promo_told
  for each row execute function refuse_erased_person();
