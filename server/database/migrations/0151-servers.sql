-- The servers that run this laundry on one database, as each announces itself: see platform/servers.ts.
create table servers (
  id uuid primary key,
  -- What its BASE_URL is; empty where it is not set.
  base_url text not null check (length(base_url) <= 300),
  seen_at timestamptz not null,
  -- What it has noticed about how it is run.
  notices jsonb not null check (jsonb_typeof(notices) = 'array')
);
