-- Processes keep sessions in memory until one, or its user, changes.
-- Each start sets its work to the text in functions/.
create function notify_of_sessions() returns trigger language plpgsql as 'begin return null; end';

create trigger sessions_notify
  after update of token, created_at, expires_at, proven_at, is_strong, is_by_pin, tablet_id or delete on sessions
  for each row execute function notify_of_sessions();
create trigger users_of_sessions_notify
  after update of name, email, phone, address, gstin, role, narrowed_to, suspended_at, staff_since, company_id,
    sees_company_account, language on users
  for each row execute function notify_of_sessions();
