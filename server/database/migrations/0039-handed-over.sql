-- When a process took it on itself to hand a mail over, where several share the work; null before and
-- after a mail server refused it. Nobody else hands over a mail that bears this.
alter table letters add column handed_over_at timestamptz;
