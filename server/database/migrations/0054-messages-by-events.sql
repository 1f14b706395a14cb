-- Streams follow messages of the contact page by their events; only that one is gone is told by its table.
drop trigger contact_messages_are_told on contact_messages;
create trigger contact_messages_are_told after delete on contact_messages for each row
  execute function tell_help_desk('message');
