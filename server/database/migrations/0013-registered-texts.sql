-- Texts that operators or Meta were asked to approve: as they were registered, their id and their state.
create table registered_texts (
  channel text not null check (channel in ('sms', 'whatsapp')),
  language text not null check (language <> ''),
  name text not null check (name ~ '^[a-z][a-z0-9_]*$'),
  state text not null check (state in ('pending', 'approved', 'refused')),
  template_id text check (template_id ~ '^[0-9]{1,40}$'),
  refused_because text check (refused_because <> ''),
  template jsonb not null check (jsonb_typeof(template) = 'object'),
  changed_at timestamptz not null,
  primary key (channel, language, name),
  constraint registered_texts_approved check (state <> 'approved' or template_id is not null),
  constraint registered_texts_refused check (state = 'refused' or refused_because is null)
);
