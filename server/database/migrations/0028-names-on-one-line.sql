-- Names stand on one line wherever they are shown: in a mail's header, on a label, in a spreadsheet.

update users set name = coalesce(
    nullif(trim(regexp_replace(name, '[\x01-\x1f\x7f-\x9f\u2028\u2029]+', ' ', 'g')), ''), 'Customer')
  where name ~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]';
alter table users add constraint users_name_is_one_line
  check (name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]');

update garments set name = coalesce(
    nullif(trim(regexp_replace(name, '[\x01-\x1f\x7f-\x9f\u2028\u2029]+', ' ', 'g')), ''), 'Garment')
  where name ~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]';
alter table garments add constraint garments_name_is_one_line
  check (name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]');
