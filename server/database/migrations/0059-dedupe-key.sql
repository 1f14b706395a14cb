-- What a person is notified of once is named by a key; "subject" is left to what events and mails are about.
alter table notifications rename column subject to dedupe_key;
