-- When a slot begins, in minutes after midnight: '11 AM-1 PM' comes before '1-3 PM'.
create or replace function slot_minutes(label text) returns integer
language sql immutable as $$
  select coalesce(substring(label from '^\d{1,2}')::integer % 12
    + case when label ~ '^\d+(-\d+)? ?PM' then 12 else 0 end, 0) * 60
$$;
