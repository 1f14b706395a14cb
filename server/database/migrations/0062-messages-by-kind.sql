-- Notifications and outbox messages keep what they say (kinds and their parameters) and are worded when they are read
-- or sent; a message's title stays beside for searching. Rows from before keep their words as the kind "text". Columns
-- are filled by a change of type, so that no trigger tells of it.
drop function parts_text(jsonb);

alter table notifications add column kind text not null default 'text';
alter table notifications alter column kind drop default,
  alter column message type jsonb using jsonb_build_object('title', title, 'message', message);
alter table notifications rename column message to params;
alter table notifications drop column title;

alter table outbox_messages rename column subject to search_text;
alter table outbox_messages alter column body type jsonb using jsonb_build_array(jsonb_build_object(
  'id', notification_id, 'kind', 'text', 'params', jsonb_build_object('title', search_text, 'message', body),
  'link', link, 'about', null, 'replaces', search_text, 'searchText', search_text));
-- What still takes more, or less, keeps its parts apart.
update outbox_messages set body = (
  select jsonb_agg(jsonb_build_object(
    'id', part -> 'id', 'kind', 'text',
    'params', jsonb_build_object('title', part -> 'title', 'message', part -> 'message'), 'link', part -> 'link',
    'about', part -> 'about', 'replaces', part -> 'title', 'searchText', part -> 'title') order by place)
  from jsonb_array_elements(parts) with ordinality as each (part, place))
where status = 'waiting' and parts <> '[]';
alter table outbox_messages drop column parts;
alter table outbox_messages rename column body to parts;
