-- Places that staff give one slot of one date are part of the offer; a booking, which only counts, is not.

create trigger own_places_are_told after insert on pickup_slots
  for each row when (new.capacity is not null) execute function tell_offer();
create trigger changed_places_are_told after update of capacity on pickup_slots
  for each row when (new.capacity is distinct from old.capacity) execute function tell_offer();
