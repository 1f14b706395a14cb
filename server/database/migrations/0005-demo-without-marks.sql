-- A demo has a database or a folder of its own, so that its rows are never told apart from a laundry's.
drop table demo_people;
