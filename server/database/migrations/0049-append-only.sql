-- One function refuses to change or remove what is only ever added, in the place of nine. Its text, and that of
-- every other function from here on, is the one in functions/.
create function append_only() returns trigger language plpgsql as $$ begin raise exception '%', tg_argv[0]; end $$;

drop trigger audit_log_is_append_only on audit_log;
drop trigger audit_log_is_never_emptied on audit_log;
create trigger audit_log_is_append_only before update or delete on audit_log for each row
  execute function append_only('the audit log is append-only', '{actor_id}');
create trigger audit_log_is_never_emptied before truncate on audit_log for each statement
  execute function append_only('the audit log is append-only');

drop trigger credit_notes_are_kept on credit_notes;
create trigger credit_notes_are_kept before update or delete on credit_notes for each row
  execute function append_only('a credit note is never changed or removed', '{order_id,user_id}');

drop trigger customer_notes_are_append_only on customer_notes;
create trigger customer_notes_are_append_only before update on customer_notes for each row
  execute function append_only('notes are append-only', '{author_id}');

drop trigger invoices_are_kept on invoices;
create trigger invoices_are_kept before update or delete on invoices for each row
  execute function append_only('an invoice is never changed or removed', '{order_id,charge_id,user_id}');

drop trigger ledger_entries_are_append_only on ledger_entries;
create trigger ledger_entries_are_append_only before update or delete on ledger_entries for each row
  execute function append_only('the ledger is append-only');

drop trigger ledger_transactions_are_append_only on ledger_transactions;
create trigger ledger_transactions_are_append_only before update or delete on ledger_transactions for each row
  execute function append_only('the ledger is append-only');

drop trigger loyalty_entries_are_append_only on loyalty_entries;
create trigger loyalty_entries_are_append_only before update or delete on loyalty_entries for each row
  execute function append_only('the history of points is append-only', '{order_id}');

drop trigger order_history_is_append_only on order_history;
drop trigger order_history_is_kept on order_history;
drop trigger order_history_is_never_emptied on order_history;
create trigger order_history_is_append_only before update or delete on order_history for each row
  execute function append_only('order history is append-only', '{actor_id,reason}', 'orders', 'order_id');
create trigger order_history_is_never_emptied before truncate on order_history for each statement
  execute function append_only('order history is append-only');

drop trigger order_notes_are_append_only on order_notes;
create trigger order_notes_are_append_only before update on order_notes for each row
  execute function append_only('a note is never changed', '{author_id}');

drop function refuse_audit_change();
drop function refuse_credit_note_change();
drop function refuse_customer_note_change();
drop function refuse_history_removal();
drop function refuse_history_update();
drop function refuse_invoice_change();
drop function refuse_ledger_change();
drop function refuse_loyalty_change();
drop function refuse_note_change();
