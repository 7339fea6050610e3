-- How a member felt on one of their days. The day is the member's own, not the server's: it is settled when the
-- entry is made, and stays what it was wherever they travel.
create table moods (
  member_id  uuid        not null references members on delete cascade,
  mood_id    uuid        not null,  -- v7, made by the application
  day        date        not null,
  mood_type  text        not null,
  note       text        not null,  -- empty where they wrote none
  time_zone  text        not null,  -- IANA name, in which it was that day
  version    integer     not null,  -- counts the changes, from 1
  created_at timestamptz not null,
  changed_at timestamptz not null,

  primary key (member_id, mood_id),
  -- "One mood a day" stands here, where no race can slip past it.
  constraint moods_one_for_each_day unique (member_id, day),
  constraint moods_type_is_known check (mood_type in ('AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT')),
  constraint moods_note_fits check (char_length(note) <= 1000),
  constraint moods_time_zone_fits check (char_length(time_zone) between 1 and 64),
  constraint moods_version_counts_up check (version > 0),
  constraint moods_change_after_they_begin check (changed_at >= created_at)
);

-- What was created under an idempotency key in the last 24 hours, so that what is sent again is not done again.
create table mood_keys (
  member_id           uuid        not null references members on delete cascade,
  idempotency_key     text        not null,
  request_fingerprint text        not null,  -- SHA-256 of what was sent under the key
  day                 date        not null,  -- the entry it made or changed
  used_at             timestamptz not null,

  primary key (member_id, idempotency_key),
  constraint mood_keys_fit check (char_length(idempotency_key) between 1 and 255)
);

create index mood_keys_by_time on mood_keys (used_at);
