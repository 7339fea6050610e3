-- How the people of the desk get in: by an invitation once, by a passkey or an authenticator app from then on. No row
-- holds anything that signs in: tokens are kept as hashes, secrets under the keys outside the database.

create table staff_invitations (
  id           uuid        primary key,  -- v7; of somebody new also their id from then on
  token_hash   bytea       not null,     -- SHA-256 of the link's token, which is derived from the id with the site's key
  staff_id     uuid        references staff,  -- of somebody who has an account: another device. Null: somebody new
  name         text,                     -- null: the first owner says who they are
  email        text,
  roles        text[]      not null,
  invited_by   uuid        references staff,  -- null: the start of the server
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  accepted_at  timestamptz,
  withdrawn_at timestamptz,

  constraint staff_invitations_hash_is_whole check (octet_length(token_hash) = 32),
  constraint staff_invitations_name_somebody check ((name is null) = (email is null)),
  constraint staff_invitations_one_day_at_most check (expires_at <= created_at + interval '24 hours'),
  constraint staff_invitations_end_once check (accepted_at is null or withdrawn_at is null),
  constraint staff_invitations_roles_are_known
    check (roles <@ array['owner', 'coordinator', 'counsellor'] and cardinality(roles) between 1 and 3)
);

create unique index staff_invitations_by_token on staff_invitations (token_hash);
create index staff_invitations_by_staff on staff_invitations (staff_id);
create index staff_invitations_by_inviter on staff_invitations (invited_by);
create index staff_invitations_by_end on staff_invitations (expires_at);

create table staff_passkeys (
  staff_id      uuid        not null references staff,
  id            uuid        not null,  -- v7, made by the application
  credential_id text        not null,  -- of the authenticator, in base64url
  public_key    bytea       not null,
  counter       bigint      not null,
  transports    text[]      not null,
  device        text        not null,  -- where it was made, such as 'Chrome, Android'
  created_at    timestamptz not null,
  last_used_at  timestamptz not null,

  primary key (staff_id, id),
  constraint staff_passkeys_credential_fits check (char_length(credential_id) between 1 and 1400),
  constraint staff_passkeys_device_fits check (char_length(device) <= 100)
);

-- "A passkey signs in one person" stands here.
create unique index staff_passkeys_by_credential on staff_passkeys (credential_id);

create table staff_authenticator_apps (
  staff_id         uuid        primary key references staff,
  secret_encrypted bytea       not null,
  last_step        bigint      not null,  -- of the last code that was good: it and all before it are spent
  created_at       timestamptz not null
);

create table staff_recovery_codes (
  staff_id  uuid        not null references staff,
  code_hash bytea       not null,
  made_at   timestamptz not null,

  primary key (staff_id, code_hash),
  constraint staff_recovery_codes_hash_is_whole check (octet_length(code_hash) = 32)
);

create unique index staff_recovery_codes_by_hash on staff_recovery_codes (code_hash);

-- The browsers in which somebody signed in: in these alone the code of an app counts, and wrong ones are counted for
-- each of them apart, so that nobody else's tries make its owner wait.
create table staff_browsers (
  staff_id      uuid        not null references staff,
  browser_hash  bytea       not null,
  first_used_at timestamptz not null,
  last_used_at  timestamptz not null,
  wrong_in_row  integer     not null default 0,
  waits_until   timestamptz,

  primary key (staff_id, browser_hash),
  constraint staff_browsers_hash_is_whole check (octet_length(browser_hash) = 32)
);

create index staff_browsers_by_time on staff_browsers (last_used_at);

create table staff_sessions (
  staff_id     uuid        not null references staff,
  id           uuid        not null,  -- v7, made by the application
  token_hash   bytea       not null,
  device       text        not null,
  signed_in_by text        not null,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at      timestamptz not null,
  ended_at     timestamptz,

  primary key (staff_id, id),
  constraint staff_sessions_hash_is_whole check (octet_length(token_hash) = 32),
  constraint staff_sessions_device_fits check (char_length(device) <= 100),
  constraint staff_sessions_way_is_known
    check (signed_in_by in ('passkey', 'authenticator-app', 'recovery-code', 'invitation')),
  constraint staff_sessions_last_twelve_hours_at_most check (ends_at <= created_at + interval '12 hours'),
  constraint staff_sessions_idle_eight_hours_at_most
    check (idle_ends_at <= ends_at and idle_ends_at <= last_used_at + interval '8 hours')
);

create unique index staff_sessions_by_token on staff_sessions (token_hash);
create index staff_sessions_by_end on staff_sessions (ends_at);

-- A challenge is signed, not stored; what was answered once is kept here until it is over, so that it is not answered
-- twice.
create table staff_spent_challenges (
  challenge_hash bytea       primary key,
  expires_at     timestamptz not null,

  constraint staff_spent_challenges_hash_is_whole check (octet_length(challenge_hash) = 32)
);

create index staff_spent_challenges_by_end on staff_spent_challenges (expires_at);

-- The owners, of whom one always stays.
create index staff_owners on staff (id) where roles @> array['owner'] and removed_at is null and not is_sample;
