-- Who at the provider is mailed consultation requests, each time that it changed: so that those who were named before
-- and those who are named now can be told. The last row is what holds.
create table office_recipient_changes (
  id                uuid        primary key,  -- v7, made by the application
  changed_at        timestamptz not null,
  source            text        not null,     -- the setting of the server, or the site settings of the CMS
  recipients_before text[],                   -- null: nothing was known before
  recipients        text[]      not null,
  -- Which came last, also where the clocks of two servers differ.
  position          bigint      not null generated always as identity unique,

  constraint office_recipient_changes_source_is_known check (source in ('setting', 'content'))
);
