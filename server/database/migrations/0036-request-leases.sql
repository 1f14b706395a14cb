-- Who asks the payment service for a charge or a refund just now, and until when at most: a service without idempotency
-- keys is asked for one thing by one process at a time. No lock is held while it answers.
create table request_leases (
  -- The key that the charge or refund is asked with.
  key text primary key,
  claimed_until timestamptz not null
);
