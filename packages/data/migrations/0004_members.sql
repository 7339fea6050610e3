-- Who is known here. Rows that belong to a member carry member_id first in their key, so that they can be
-- parted by member without a change of queries.
create table members (
  member_id  uuid        primary key,  -- v7, made by the application
  phone      text        not null,     -- E.164
  name       text        not null,     -- what to call them; empty until they said it
  time_zone  text        not null,     -- IANA name
  created_at timestamptz not null,

  constraint members_one_for_each_phone unique (phone),
  constraint members_phone_is_indian_mobile check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint members_name_fits check (char_length(name) <= 100),
  constraint members_time_zone_fits check (char_length(time_zone) between 1 and 64)
);

-- Under which name the audit trail and the logs know a member (decision D42). In a table of its own: when a
-- member is erased this row goes too, and what stays in the trail is nobody's.
create table member_pseudonyms (
  member_id uuid primary key references members on delete cascade,
  pseudonym text not null,

  constraint member_pseudonyms_one_for_each_member unique (pseudonym),
  constraint member_pseudonyms_are_random check (pseudonym ~ '^m-[0-9a-f]{32}$')
);
