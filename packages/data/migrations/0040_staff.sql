-- The people who work at the desk. Their accounts are apart from the members': no row is both. A row stays after its
-- removal, because what its person did keeps a name.
create table staff (
  id          uuid        primary key,             -- v7, made by the application
  name        text        not null,
  email       text        not null,                -- in lower case
  roles       text[]      not null,
  team_entry  text,                                -- document id of the content service's entry that shows them
  is_sample   boolean     not null default false,  -- of a trial: nobody, and never somebody who handles requests
  removed_at  timestamptz,
  created_at  timestamptz not null,
  wrapped_key bytea,                               -- their data key; null until something of theirs is encrypted

  constraint staff_name_fits check (char_length(name) between 1 and 100),
  constraint staff_email_fits check (char_length(email) between 3 and 254 and email = lower(email)),
  constraint staff_roles_are_known
    check (roles <@ array['owner', 'coordinator', 'counsellor'] and cardinality(roles) between 1 and 3),
  constraint staff_team_entry_fits check (char_length(team_entry) between 1 and 64)
);

-- "One account for each address" stands here. Whoever was removed may be invited again.
create unique index staff_one_for_each_email on staff (email) where removed_at is null;
