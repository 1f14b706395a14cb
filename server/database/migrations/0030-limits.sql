-- Limits and guesses are counted here, in one statement each, so that all processes share them.
-- Keys are keyed hashes: neither table says who it is about.
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

drop table rate_limits;
