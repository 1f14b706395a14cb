-- Keys on people's devices that sign them in: the public half, and the host that they were made for.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What a device is asked to sign, as a hash: to add a passkey of somebody, or to sign in where nobody is named.
create table passkey_challenges (
  challenge_hash text primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
