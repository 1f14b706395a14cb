-- Tables and columns by the word for what they hold: totals of orders and of customers, and the record that an entry of
-- the audit log is about. A consumer is stored by its name, so what it has yet to consume follows.
alter table order_figures rename to order_totals;
alter table order_totals rename constraint order_figures_pkey to order_totals_pkey;
alter function count_order_figures() rename to count_order_totals;
alter table customer_figures rename to customer_totals;
alter table customer_totals rename constraint customer_figures_pkey to customer_totals_pkey;
alter table customer_totals rename constraint customer_figures_user_id_fkey to customer_totals_user_id_fkey;
alter function begin_customer_figures() rename to begin_customer_totals;
alter trigger users_have_figures on users rename to users_have_totals;
update event_deliveries set consumer = 'customer totals' where consumer = 'customer figures';

alter table audit_log rename column subject_type to record_type;
alter table audit_log rename column subject_id to record_id;
alter index audit_log_of_subject rename to audit_log_of_record;
