-- A stop that was marked as done is called a completion, in the table too.
alter table stop_visits rename to stop_completions;
alter table stop_completions rename column visited_by to completed_by;
alter table stop_completions rename column visited_at to completed_at;

alter table stop_completions rename constraint stop_visits_pkey to stop_completions_pkey;
alter table stop_completions rename constraint stop_visits_once to stop_completions_once;
alter table stop_completions rename constraint stop_visits_payment_id_key to stop_completions_payment_id_key;
alter table stop_completions rename constraint stop_visits_picture_id_key to stop_completions_picture_id_key;
alter table stop_completions rename constraint stop_visits_order_id_fkey to stop_completions_order_id_fkey;
alter table stop_completions rename constraint stop_visits_payment_id_fkey to stop_completions_payment_id_fkey;
alter table stop_completions rename constraint stop_visits_visited_by_fkey to stop_completions_completed_by_fkey;
alter table stop_completions rename constraint stop_visits_kind_check to stop_completions_kind_check;
alter table stop_completions rename constraint stop_visits_note_check to stop_completions_note_check;
alter trigger stop_visits_leave_their_pictures on stop_completions rename to stop_completions_leave_their_pictures;
