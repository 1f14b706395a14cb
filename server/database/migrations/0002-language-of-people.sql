-- The language in which a person is written to, by its code in `words/`; null for the laundry's own.
alter table users add column language text check (language ~ '^[a-z]{2,3}$');
