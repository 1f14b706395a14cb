-- What companies paid on a day is read without what they ever paid.
create index company_payments_by_day on company_payments (at);
