-- What outlives an account: that its owner was blocked, and the cards that a payment service still keeps.

-- Whoever was blocked, erases the account and signs up again is still blocked. Their email and phone are
-- kept as keyed hashes alone, with the words that they were told.
create table kept_blocks (
  user_id uuid not null references users on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  reason text not null,
  blocked_at timestamptz not null,
  primary key (hash, user_id)
);
create index kept_blocks_of_user on kept_blocks (user_id);

-- Cards that nobody uses here any more, until the payment service has forgotten them too.
create table cards_to_forget (
  id uuid primary key,
  token text not null,
  with_payer boolean not null,
  created_at timestamptz not null
);
