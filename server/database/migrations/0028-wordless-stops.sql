-- Stops that wait for a decision outlive their words when the customer is erased: money may hang on them.
drop trigger late_stops_leave_their_pictures on late_stops;
-- The picture of one that was applied is the completion's.
create trigger late_stops_leave_their_pictures
  after delete or update of picture_id on late_stops
  for each row when (old.outcome is distinct from 'applied')
  execute function remember_stray_picture();

create function leave_out_words_of_erased() returns trigger language plpgsql as 'begin return new; end';
create trigger late_stops_leave_out_words
  before insert on late_stops
  for each row execute function leave_out_words_of_erased();
create trigger stop_completions_leave_out_words
  before insert on stop_completions
  for each row execute function leave_out_words_of_erased();
