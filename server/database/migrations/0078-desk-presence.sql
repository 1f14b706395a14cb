-- Who is at the help desk right now: a row for each of staff's open streams, on whichever server it is, renewed
-- while it lasts. Of nobody in particular.
create table desk_presence (
  id uuid primary key,
  seen_at timestamptz not null
);
create index desk_presence_by_time on desk_presence (seen_at);
