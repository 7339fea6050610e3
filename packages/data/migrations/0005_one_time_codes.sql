-- A code that was made for a number. Neither stands here: the number as a keyed hash, the code as a keyed hash
-- over the challenge, the number and the code. Without the key, which is not in the database, a million guesses
-- lead nowhere.
create table one_time_code_challenges (
  challenge_id uuid        primary key,  -- v7, made by the application
  phone_hash   text        not null,
  purpose      text        not null,     -- a code for one thing does not do another
  code_hash    bytea       not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  tries        integer     not null default 0,
  consumed_at  timestamptz,              -- when it was used
  closed_at    timestamptz,              -- when it was used, or a newer one took its place
  sent_at      timestamptz,              -- when an SMS gateway took it

  constraint one_time_code_challenges_purpose_is_known check (purpose in ('sign-in', 'erase')),
  constraint one_time_code_challenges_hash_is_whole check (octet_length(code_hash) = 32),
  constraint one_time_code_challenges_live_ten_minutes_at_most
    check (expires_at > created_at and expires_at <= created_at + interval '10 minutes'),
  constraint one_time_code_challenges_take_five_tries check (tries between 0 and 5),
  constraint one_time_code_challenges_end_when_used check (consumed_at is null or closed_at is not null)
);

-- "Only the newest code counts" stands here, where no race can slip past it.
create unique index one_time_code_challenges_one_open_for_each_phone
  on one_time_code_challenges (phone_hash, purpose) where closed_at is null;

create index one_time_code_challenges_by_time on one_time_code_challenges (created_at);
create index one_time_code_challenges_by_sending
  on one_time_code_challenges (sent_at) where sent_at is not null;

-- Wrong codes of a number, over all its challenges: a new code does not wipe them out.
create table wrong_codes (
  phone_hash     text        primary key,
  in_row         integer     not null,
  today          integer     not null,
  day_started_at timestamptz not null,
  waits_until    timestamptz,
  changed_at     timestamptz not null,

  constraint wrong_codes_count_up check (in_row >= 0 and today >= 0)
);

create index wrong_codes_by_time on wrong_codes (changed_at);
