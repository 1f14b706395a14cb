-- Messages about one order within minutes become one: the first leaves at once, what follows waits together.
alter table letters
  -- What it is about, such as order:<id>; null where it is about nothing that others are about too.
  add column topic text,
  -- When a letter that waits for more may leave; null for one that leaves at once.
  add column due_at timestamptz;
create index letters_of_topic on letters (topic, id desc) where topic is not null;
