-- An order's page follows its notes by their events.
drop trigger order_notes_are_told on order_notes;
drop function tell_order_notes();
