-- An entry of the audit log keeps what it says (a kind and its parameters) and is worded when it is read; the words
-- stay beside for searching. Rows from before keep their sentence as the kind "text". Their columns are filled
-- by a change of type, for the log refuses updates.
alter table audit_log rename column summary to search_text;
alter table audit_log rename constraint audit_log_summary_check to audit_log_search_text_check;
alter table audit_log add column kind text not null default 'text', add column params text;
alter table audit_log alter column kind drop default, alter column params type jsonb using jsonb_build_object('text', search_text);
