-- One sign-in on one device, with the family of tokens that came of it.
create table sessions (
  member_id    uuid        not null references members on delete cascade,
  session_id   uuid        not null,  -- v7, made by the application
  device       text        not null,  -- such as 'Chrome, Android'; never the whole user agent
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at      timestamptz not null,
  ended_at     timestamptz,

  primary key (member_id, session_id),
  constraint sessions_device_fits check (char_length(device) <= 100),
  constraint sessions_last_thirty_days_at_most check (ends_at <= created_at + interval '30 days'),
  constraint sessions_idle_seven_days_at_most
    check (idle_ends_at <= ends_at and idle_ends_at <= last_used_at + interval '7 days')
);

create index sessions_by_end on sessions (ends_at);

-- Only hashes of tokens are kept: who reads this table can sign in as nobody.
create table access_tokens (
  member_id  uuid        not null,
  session_id uuid        not null,
  token_hash bytea       not null,
  expires_at timestamptz not null,

  primary key (member_id, session_id, token_hash),
  constraint access_tokens_hash_is_whole check (octet_length(token_hash) = 32),
  constraint access_tokens_end_with_their_session
    foreign key (member_id, session_id) references sessions on delete cascade
);

create unique index access_tokens_by_hash on access_tokens (token_hash);
create index access_tokens_by_end on access_tokens (expires_at);

create table refresh_tokens (
  member_id      uuid        not null,
  session_id     uuid        not null,
  token_hash     bytea       not null,
  issued_at      timestamptz not null,
  expires_at     timestamptz not null,
  rotated_at     timestamptz,
  successor_salt bytea,                -- with the token and the key it gives the token that came next

  primary key (member_id, session_id, token_hash),
  constraint refresh_tokens_hash_is_whole check (octet_length(token_hash) = 32),
  constraint refresh_tokens_rotated_with_salt check ((rotated_at is null) = (successor_salt is null)),
  constraint refresh_tokens_end_with_their_session
    foreign key (member_id, session_id) references sessions on delete cascade
);

create unique index refresh_tokens_by_hash on refresh_tokens (token_hash);

-- "A session has one refresh token that is good" stands here: two that rotate it at once cannot both do so.
create unique index refresh_tokens_one_good_for_each_session
  on refresh_tokens (member_id, session_id) where rotated_at is null;
