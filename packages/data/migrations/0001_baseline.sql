-- The whole schema as version 1.0.0 begins with it. Later changes are migrations of their own.

-- The exclusion constraint of appointments compares an id and a range in one index. The extension is part of every
-- distribution of PostgreSQL, and trusted: an owner who may create in the database installs it without being a superuser.
create extension if not exists btree_gist;

-- Audit trail

-- Who did what, when, in which request. Never a name, an address, a number or a note.
create table audit_events (
  id           uuid        primary key,  -- v7, made by the application
  occurred_at  timestamptz not null,
  actor        text        not null,     -- 'visitor', 'system', or the pseudonym of a member
  action       text        not null,     -- such as 'consultation-request.submit'
  subject_kind text        not null,
  subject_id   uuid,
  request_id   text,

  constraint audit_events_actor_fits check (char_length(actor) between 1 and 100),
  constraint audit_events_action_is_named check (action ~ '^[a-z-]+\.[a-z-]+$'),
  constraint audit_events_subject_kind_is_named check (subject_kind ~ '^[a-z-]+$'),
  constraint audit_events_request_id_fits check (char_length(request_id) between 1 and 100)
);

create index audit_events_by_subject on audit_events (subject_kind, subject_id);
create index audit_events_by_time on audit_events (occurred_at);
create index audit_events_by_actor on audit_events (actor, occurred_at);

-- The database says when something was done: no row can be dated back.
create function date_audit_event() returns trigger language plpgsql as $$
begin
  new.occurred_at := clock_timestamp();
  return new;
end
$$;

create trigger audit_events_take_the_time_of_the_database
  before insert on audit_events for each row execute function date_audit_event();

-- A hash over the rows of a minute and the seal before it: a row of a closed minute that is changed, added or taken
-- away breaks the chain from there on. Minutes in which nothing was done have none.
create table audit_seals (
  minute    timestamptz primary key,
  events    integer     not null,
  hash      bytea       not null,
  sealed_at timestamptz not null default clock_timestamp(),

  constraint audit_seals_are_of_a_minute check (minute = date_trunc('minute', minute, 'UTC')),
  constraint audit_seals_seal_something check (events > 0),
  constraint audit_seals_hash_is_whole check (octet_length(hash) = 32)
);

create function refuse_change_of_audit_seals() returns trigger language plpgsql as $$
begin
  raise exception 'audit_seals is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_seals_append_only
  before update or delete or truncate on audit_seals
  for each statement execute function refuse_change_of_audit_seals();

-- Seals what is closed, at most a thousand minutes at a time. It runs as the owner of the tables, so the application
-- can have a minute sealed and cannot say how. A minute is closed when the next one is over: no transaction of the
-- product lasts longer.
create function seal_audit_events() returns table (sealed_minute timestamptz, sealed_hash bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last_minute timestamptz;
  previous bytea := '';
begin
  perform pg_advisory_xact_lock(5082027);
  select minute, hash into last_minute, previous from audit_seals order by minute desc limit 1;
  previous := coalesce(previous, '');
  for sealed_minute in
    select distinct date_trunc('minute', occurred_at, 'UTC') from audit_events
    where occurred_at >= coalesce(last_minute + interval '1 minute', '-infinity')
      and occurred_at < date_trunc('minute', clock_timestamp(), 'UTC') - interval '1 minute'
    order by 1 limit 1000
  loop
    insert into audit_seals (minute, events, hash)
    select sealed_minute, count(*), sha256(previous || convert_to(string_agg(line, E'\n' order by at, id), 'UTF8'))
    from (
      select id, occurred_at as at, jsonb_build_array(
        id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        actor, action, subject_kind, subject_id, request_id)::text as line
      from audit_events
      where occurred_at >= sealed_minute and occurred_at < sealed_minute + interval '1 minute') as events
    returning hash into previous;
    sealed_hash := previous;
    return next;
  end loop;
end
$$;

-- Rows may go in one way alone: see below.
create function refuse_change_of_audit_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('pulli.expires_audit', true) = 'on' then
    return null;
  end if;
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_events_append_only
  before update or delete or truncate on audit_events
  for each statement execute function refuse_change_of_audit_events();

-- Drops the months that ended more than thirteen months ago, as far as they are sealed. Their seals stay, so the chain
-- still holds. Nobody says which months: the clock of the database does.
create function expire_audit_events() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  dropped integer;
begin
  -- Inside the function: an owner who is no superuser may not give it the setting from outside.
  perform set_config('pulli.expires_audit', 'on', true);
  delete from audit_events
  where occurred_at < (date_trunc('month', now() at time zone 'UTC') - interval '13 months') at time zone 'UTC'
    and occurred_at < (select max(minute) + interval '1 minute' from audit_seals);
  get diagnostics dropped = row_count;
  perform set_config('pulli.expires_audit', 'off', true);
  return dropped;
end
$$;

-- Limits and retries

-- How often something was done in the running window. The key is a keyed hash: no address and no number.
create table limit_windows (
  limit_name text        not null,
  key_hash   text        not null,
  started_at timestamptz not null,
  hits       integer     not null,

  constraint limit_windows_one_for_each_key primary key (limit_name, key_hash),
  constraint limit_windows_hits_are_none_or_more check (hits >= 0)
);

create index limit_windows_by_time on limit_windows (started_at);

-- How often a rule refused something, by the minute. Whom it refused is not said: a stranger can be refused without
-- end, and these rows stay as few as there are minutes, actions and codes.
create table refusal_counts (
  minute   timestamptz not null,
  action   text        not null,
  code     text        not null,
  refusals bigint      not null,

  constraint refusal_counts_one_a_minute primary key (minute, action, code),
  constraint refusal_counts_are_of_whole_minutes check (date_trunc('minute', minute, 'UTC') = minute),
  constraint refusal_counts_have_short_words check (length(action) <= 100 and length(code) <= 100),
  constraint refusal_counts_count_up check (refusals > 0)
);

-- Members

-- Rows that belong to a member carry member_id first in their key, so that they can be parted by member without a change of
-- queries. What a member writes and answers is encrypted under a key of their own (packages/data/src/encryption), which is
-- wrapped by one that lies outside the database, and goes with the member. A number is found by a keyed hash.
--
-- One number can have several members over the years: it is given to someone else, or its owner starts afresh. One of them is
-- active and holds the number, in phone_lookup. Beside it there may be
--   provisional  someone who signed in with the number of a quiet account in a browser that never signed in to it, and has
--                not decided yet: nothing of the old account is touched before they do;
--   sealed       the old account of someone who started afresh. It is erased when erase_after comes.
-- These two know their number as inactive_phone_lookup, so that phone_lookup stays unique.
create table members (
  member_id              uuid        primary key,  -- v7, made by the application
  time_zone              text        not null,     -- IANA name
  time_zone_is_chosen    boolean     not null default false,  -- a chosen one wins over the device's (decision D72)
  created_at             timestamptz not null,
  status                 text        not null default 'active',
  erase_after            timestamptz,
  last_used_at           timestamptz not null default now(),  -- a sign-in, or a renewal of a session
  recovery_offered_at    timestamptz,              -- when they were first told of the recovery code
  blocks_unclaimed_since timestamptz,              -- requests with their number that they did not send are sorted last
  wrapped_key            bytea       not null,     -- their data key
  name_encrypted         bytea,                    -- null: no name
  phone_encrypted        bytea       not null,
  phone_lookup           bytea,
  inactive_phone_lookup  bytea,

  constraint members_time_zone_fits check (char_length(time_zone) between 1 and 64),
  constraint members_status_is_known check (status in ('active', 'provisional', 'sealed')),
  constraint members_inactive_end check ((status = 'active') = (erase_after is null)),
  constraint members_active_hold_their_number check ((status = 'active') = (phone_lookup is not null)),
  constraint members_have_one_number check (num_nonnulls(phone_lookup, inactive_phone_lookup) = 1),
  constraint members_lookup_is_whole check (octet_length(coalesce(phone_lookup, inactive_phone_lookup)) = 32),
  constraint members_wrapped_key_is_whole check (octet_length(wrapped_key) = 61)
);

create unique index members_one_for_each_phone_lookup on members (phone_lookup);
create index members_by_inactive_phone_lookup on members (inactive_phone_lookup) where inactive_phone_lookup is not null;
create index members_by_end on members (erase_after) where erase_after is not null;

-- Under which name the audit trail and the logs know a member (decision D42). In a table of its own: when a
-- member is erased this row goes too, and what stays in the trail is nobody's.
create table member_pseudonyms (
  member_id uuid primary key references members on delete cascade,
  pseudonym text not null,

  constraint member_pseudonyms_one_for_each_member unique (pseudonym),
  constraint member_pseudonyms_are_random check (pseudonym ~ '^m-[0-9a-f]{32}$')
);

-- Opens an account that is quiet or sealed. A hundred random bits, so a plain hash says nothing.
create table recovery_codes (
  member_id uuid        primary key references members on delete cascade,
  code_hash bytea       not null,
  made_at   timestamptz not null,

  constraint recovery_codes_hash_is_whole check (octet_length(code_hash) = 32),
  constraint recovery_codes_are_one_member_s unique (code_hash)
);

-- The browsers in which a member signed in before. A quiet account opens in these alone, and a sign-in from any
-- other is told to the member.
create table known_browsers (
  member_id          uuid        not null references members on delete cascade,
  browser_hash       bytea       not null,  -- of the random id in the browser's cookie
  first_signed_in_at timestamptz not null,
  last_signed_in_at  timestamptz not null,

  primary key (member_id, browser_hash),
  constraint known_browsers_hash_is_whole check (octet_length(browser_hash) = 32)
);

create index known_browsers_by_time on known_browsers (last_signed_in_at);

-- Sign-in of members

-- A code that was made for a number. Neither stands here: the number as a keyed hash, the code as a keyed hash over the
-- challenge, the number and the code. Without the key, which is not in the database, a million guesses lead nowhere. A
-- challenge belongs to the browser that asked for it, so that wrong tries of a stranger burn the stranger's own (decision
-- D61). Callers that keep no cookie share the one of a number that is still unbound.
create table one_time_code_challenges (
  challenge_id  uuid        primary key,  -- v7, made by the application
  phone_hash    text        not null,
  purpose       text        not null,     -- a code for one thing does not do another
  code_hash     bytea       not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  tries         integer     not null default 0,
  consumed_at   timestamptz,              -- when it was used
  closed_at     timestamptz,              -- when it was used, or a newer one took its place
  sent_at       timestamptz,              -- when an SMS gateway took it
  browser_hash  bytea,                           -- of the cookie of the browser, or of the session
  is_unbound    boolean     not null default true,  -- whether callers without that cookie may try it
  unbound_tries integer     not null default 0,
  most_tries    smallint    not null default 5,  -- fewer where someone may be guessing
  counted_as    jsonb,                           -- limit name: key hashes; what a sign-in gives back

  constraint one_time_code_challenges_purpose_is_known
    check (purpose in ('sign-in', 'erase', 'export', 'leave-number', 'take-number', 'prove-number')),
  constraint one_time_code_challenges_hash_is_whole check (octet_length(code_hash) = 32),
  constraint one_time_code_challenges_browser_hash_is_whole check (octet_length(browser_hash) = 32),
  constraint one_time_code_challenges_live_ten_minutes_at_most
    check (expires_at > created_at and expires_at <= created_at + interval '10 minutes'),
  constraint one_time_code_challenges_take_five_tries check (tries between 0 and 5),
  constraint one_time_code_challenges_take_five_tries_unbound check (unbound_tries between 0 and 5),
  constraint one_time_code_challenges_allow_five_tries_at_most check (most_tries between 1 and 5),
  constraint one_time_code_challenges_end_when_used check (consumed_at is null or closed_at is not null)
);

-- Within one browser only the newest code counts, and one is unbound.
create unique index one_time_code_challenges_one_open_for_each_browser
  on one_time_code_challenges (phone_hash, purpose, browser_hash) where closed_at is null;
create unique index one_time_code_challenges_one_unbound_for_each_phone
  on one_time_code_challenges (phone_hash, purpose) where closed_at is null and is_unbound;
create index one_time_code_challenges_by_phone on one_time_code_challenges (phone_hash);
create index one_time_code_challenges_by_time on one_time_code_challenges (created_at);

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
  -- When a one-time code was last entered in this session. Some calls want that to be a short while ago.
  code_entered_at     timestamptz,
  -- It began in a browser that the member had not signed in from before: the other sessions say so until one of them was
  -- told that it is known.
  is_from_new_browser boolean not null default false,
  notice_dismissed_at timestamptz,

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
  -- The hash of the refresh token in the same answer, until this one is first used. While it was not, that answer may have
  -- been lost, and the refresh token before it gets it again (decision D47).
  given_with bytea,

  primary key (member_id, session_id, token_hash),
  constraint access_tokens_hash_is_whole check (octet_length(token_hash) = 32),
  constraint access_tokens_given_with_is_whole check (octet_length(given_with) = 32),
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
  arrived_at     timestamptz,          -- first use of the access token in the same answer

  primary key (member_id, session_id, token_hash),
  constraint refresh_tokens_hash_is_whole check (octet_length(token_hash) = 32),
  constraint refresh_tokens_rotated_with_salt check ((rotated_at is null) = (successor_salt is null)),
  constraint refresh_tokens_end_with_their_session
    foreign key (member_id, session_id) references sessions on delete cascade
);

create unique index refresh_tokens_by_hash on refresh_tokens (token_hash);

-- A session has one good refresh token: two that rotate it at once cannot both do so.
create unique index refresh_tokens_one_good_for_each_session
  on refresh_tokens (member_id, session_id) where rotated_at is null;

-- What members keep

-- What a member agreed to, each time they did. Withdrawing ends a row and giving again begins another, so that it
-- stays known that a consent existed, to which words, and from when to when.
create table consents (
  member_id      uuid        not null references members on delete cascade,
  consent_id     uuid        not null,  -- v7, made by the application
  purpose        text        not null,
  notice_version text        not null,  -- of the words that were agreed to
  is_adult       boolean     not null,  -- they said "I am 18 or older"
  given_at       timestamptz not null,
  withdrawn_at   timestamptz,

  primary key (member_id, consent_id),
  constraint consents_purpose_is_known check (purpose in ('assessments', 'moods')),
  constraint consents_notice_is_named check (char_length(notice_version) between 1 and 40),
  constraint consents_are_of_adults check (is_adult),
  constraint consents_end_after_they_begin check (withdrawn_at >= given_at)
);

-- Given once, until withdrawn.
create unique index consents_one_open_for_each_purpose on consents (member_id, purpose) where withdrawn_at is null;
create index consents_by_purpose on consents (member_id, purpose, given_at desc, consent_id desc);

create function refuse_change_of_consents() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is null and new.withdrawn_at is not null
    and (new.member_id, new.consent_id, new.purpose, new.notice_version, new.is_adult, new.given_at)
      = (old.member_id, old.consent_id, old.purpose, old.notice_version, old.is_adult, old.given_at)
  then
    return new;
  end if;
  raise exception 'a consent is withdrawn once, and never changed' using errcode = 'insufficient_privilege';
end
$$;

-- A member may erase theirs: deleting is allowed, and goes with the member.
create trigger consents_are_only_withdrawn
  before update on consents
  for each row execute function refuse_change_of_consents();

-- One sitting of one member, never changed afterwards. Of a visitor without an account there is no row.
create table assessments (
  member_id           uuid        not null references members on delete cascade,
  id                  uuid        not null,  -- v7, made by the application
  assessment_name     text        not null,
  pack_id             text        not null,
  pack_version        text        not null,
  responses_encrypted bytea       not null,  -- one answerIndex for each item, in the order of the pack
  total               smallint    not null,
  maximum             smallint    not null,
  level               text        not null,
  taken_at            timestamptz not null,
  -- What the result asks for (safetyOf in packages/domain), stored with it so that whatever shows or exports it reads one
  -- value; and whether an answer asked for it, or the total alone.
  safety              text        not null,
  has_safety_answer   boolean     not null,
  -- The index of the answer on how hard the problems make everyday life. It is never scored, and may stay without one.
  functional_answer   smallint,

  -- The member stands first: a read without one finds nothing quickly.
  constraint assessments_one_id_for_each_member primary key (member_id, id),
  constraint assessments_name_is_known check (
    assessment_name in ('Depression Assessment', 'Anxiety Assessment', 'Perceived Stress Assessment', 'PHQ-9', 'GAD-7')
  ),
  constraint assessments_pack_is_named check (pack_id <> '' and pack_version <> ''),
  constraint assessments_encrypted_answers_fit check (octet_length(responses_encrypted) between 32 and 1024),
  constraint assessments_total_is_possible check (total between 0 and maximum),
  constraint assessments_level_is_named check (level <> ''),
  constraint assessments_safety_is_known check (safety in ('none', 'today', 'now')),
  constraint assessments_safety_answer_counts check (safety <> 'none' or not has_safety_answer),
  constraint assessments_functional_answer_is_an_index check (functional_answer >= 0)
);

create index assessments_latest_of_each_name on assessments (member_id, assessment_name, taken_at desc, id desc);
create index assessments_by_time on assessments (member_id, taken_at desc, id desc);

create function refuse_change_of_assessments() returns trigger language plpgsql as $$
begin
  raise exception 'assessments are never changed' using errcode = 'insufficient_privilege';
end
$$;

-- A member may erase theirs: deleting is allowed, and goes with the member.
create trigger assessments_never_change
  before update on assessments
  for each statement execute function refuse_change_of_assessments();

-- How a member felt on one of their days. The day is the member's own, not the server's: it is settled when the
-- entry is made, and stays what it was wherever they travel.
create table moods (
  member_id  uuid        not null references members on delete cascade,
  mood_id    uuid        not null,  -- v7, made by the application
  day        date        not null,
  mood_type  text        not null,
  time_zone  text        not null,  -- IANA name, in which it was that day
  version    integer     not null,  -- counts the changes, from 1
  created_at timestamptz not null,
  changed_at timestamptz not null,
  note_encrypted bytea,                  -- null where they wrote none
  recorded_at    timestamptz,            -- when a late check-in was made on its device; null: as it was received

  primary key (member_id, mood_id),
  -- One mood a day.
  constraint moods_one_for_each_day unique (member_id, day),
  constraint moods_type_is_known check (mood_type in ('AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT')),
  constraint moods_encrypted_note_fits check (octet_length(note_encrypted) between 30 and 4029),
  constraint moods_time_zone_fits check (char_length(time_zone) between 1 and 64),
  constraint moods_version_counts_up check (version > 0),
  constraint moods_change_after_they_begin check (changed_at >= created_at),
  -- The entry that was made later wins, whichever arrives first.
  constraint moods_recorded_before_they_arrive check (recorded_at <= changed_at)
);

-- Days that a member erased, without what stood there: a device that was offline brings none of them back.
create table mood_tombstones (
  member_id uuid        not null references members on delete cascade,
  day       date,                  -- null: every day
  erased_at timestamptz not null,

  constraint mood_tombstones_one_for_each_day unique nulls not distinct (member_id, day)
);

create index mood_tombstones_by_time on mood_tombstones (erased_at);

-- What was done under an `Idempotency-Key` in the last 24 hours, so that what is sent again is not done again. Only
-- hashes are kept: neither the key, nor what was sent, nor the answer, which is made again from what is kept elsewhere.
create table idempotency_keys (
  key_hash    bytea       not null,  -- SHA-256 of the call, of whose key it is, and of the key
  member_id   uuid        references members on delete cascade,  -- null: a visitor's
  fingerprint bytea       not null,  -- SHA-256 of the key and of what was sent under it
  subject     text,                  -- what was made: the day of a mood, the id of a consultation request
  used_at     timestamptz not null,

  -- Done once.
  primary key (key_hash),
  constraint idempotency_keys_are_hashes check (octet_length(key_hash) = 32 and octet_length(fingerprint) = 32),
  constraint idempotency_keys_subject_fits check (char_length(subject) between 1 and 64)
);

create index idempotency_keys_by_member on idempotency_keys (member_id);
create index idempotency_keys_by_time on idempotency_keys (used_at);

-- The audios and videos that a member keeps. What they are stands in the content service, under the same id.
create table favourites (
  member_id   uuid        not null references members on delete cascade,
  document_id text        not null,
  added_at    timestamptz not null,

  primary key (member_id, document_id),
  constraint favourites_are_documents check (document_id ~ '^[a-z0-9]{24}$')
);

-- The copy of a safety plan that a member keeps in their account: sealed in their browser under a code that is drawn
-- there and never sent. The server cannot read it.
create table kept_safety_plans (
  member_id uuid        primary key references members on delete cascade,
  sealed    text        not null,
  version   integer     not null,
  kept_at   timestamptz not null,

  constraint kept_safety_plans_are_sealed check (sealed ~ '^[A-Za-z0-9+/]+={0,2}$' and length(sealed) between 40 and 60000),
  constraint kept_safety_plans_count_up check (version > 0)
);

-- People of the desk

-- The people who work at the desk. Their accounts are apart from the members': no row is both. A row stays after its
-- removal, because what its person did keeps a name.
create table staff (
  id          uuid        primary key,             -- v7, made by the application
  name        text        not null,
  email       text        not null,                -- in lower case
  roles       text[]      not null,
  team_entry  text,                                -- document id of the content service's entry that shows them
  is_sample   boolean     not null default false,  -- of a trial: nobody, and never someone who handles requests
  removed_at  timestamptz,
  created_at  timestamptz not null,
  wrapped_key bytea,                               -- their data key; null until something of theirs is encrypted
  video_room  text,                                -- of the provider's own, where their sessions by video are

  constraint staff_name_fits check (char_length(name) between 1 and 100),
  constraint staff_email_fits check (char_length(email) between 3 and 254 and email = lower(email)),
  constraint staff_roles_are_known
    check (roles <@ array['owner', 'coordinator', 'counsellor', 'editor'] and cardinality(roles) between 1 and 4),
  constraint staff_team_entry_fits check (char_length(team_entry) between 1 and 64),
  constraint staff_video_room_is_https
    check (video_room ~ '^https://[^[:space:]]+$' and char_length(video_room) <= 500)
);

-- One account for each address. Who was removed may be invited again.
create unique index staff_one_for_each_email on staff (email) where removed_at is null;

-- An entry of the team shows one person.
create unique index staff_one_for_each_team_entry on staff (team_entry) where removed_at is null;

-- The owners, of whom one always stays.
create index staff_owners on staff (id) where roles @> array['owner'] and removed_at is null and not is_sample;

-- How the people of the desk get in: by an invitation once, by a passkey or an authenticator app from then on. No row
-- holds anything that signs in: tokens are kept as hashes, secrets under the keys outside the database.

create table staff_invitations (
  id           uuid        primary key,  -- v7; of someone new also their id from then on
  token_hash   bytea       not null,     -- SHA-256 of the link's token, which is derived from the id with the site's key
  staff_id     uuid        references staff,  -- of someone who has an account: another device. Null: someone new
  name         text,                     -- null: the first owner says who they are
  email        text,
  roles        text[]      not null,
  invited_by   uuid        references staff,  -- null: the start of the server
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  accepted_at  timestamptz,
  withdrawn_at timestamptz,

  constraint staff_invitations_hash_is_whole check (octet_length(token_hash) = 32),
  constraint staff_invitations_name_someone check ((name is null) = (email is null)),
  constraint staff_invitations_one_day_at_most check (expires_at <= created_at + interval '24 hours'),
  constraint staff_invitations_end_once check (accepted_at is null or withdrawn_at is null),
  constraint staff_invitations_roles_are_known
    check (roles <@ array['owner', 'coordinator', 'counsellor', 'editor'] and cardinality(roles) between 1 and 4)
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

-- A passkey signs in one person.
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

-- The browsers in which someone signed in: in these alone the code of an app counts, and wrong ones are counted for
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

-- The office calls the crisis lines of the board to see whether they answer: who called which, when, with what result.
create table test_calls (
  id          uuid        primary key,                    -- v7
  telephone   text        not null,                       -- as dialled; the line may be gone from the content service
  line_name   text        not null,                       -- as it was called then
  called_on   date        not null,
  staff_id    uuid        not null references staff (id),
  result      text        not null,
  minutes     smallint,                                   -- until someone answered
  language    text,                                       -- in which they answered
  recorded_at timestamptz not null,

  -- The same again corrects what was entered, so a retry counts once.
  constraint test_calls_one_of_each_a_day unique (telephone, called_on, staff_id),
  constraint test_calls_result_is_known check (result in ('answered', 'nobody', 'engaged', 'not-in-service')),
  constraint test_calls_minutes_are_possible check (minutes between 0 and 240),
  constraint test_calls_language_is_short check (length(language) <= 40),
  constraint test_calls_details_need_an_answer check (result = 'answered' or (minutes is null and language is null))
);

create index test_calls_by_day on test_calls (called_on, id);
create index test_calls_by_staff on test_calls (staff_id);

-- Services and free times

-- What may be booked, and when who is free for it. Free times are computed from these rows, never stored
-- (packages/domain/src/appointment/free-slots.ts). Hours are wall time in a zone: an instant would shift with a clock
-- change. They are minutes after midnight, 0 to 1439; hours that end no later than they begin end on the next day.
create table services (
  id             uuid        primary key,             -- v7, made by the application
  name           text        not null,                -- as visitors read it
  minutes        smallint    not null,
  buffer_minutes smallint    not null default 0,      -- kept free after it
  mode           text        not null,
  sections       text[]      not null,                -- of care
  position       smallint    not null default 0,      -- the lowest is listed first
  retired_at     timestamptz,                         -- not offered any more; what was booked stays
  created_at     timestamptz not null,
  version        integer     not null default 1,      -- a change names the version that was seen

  constraint services_name_fits check (char_length(name) between 1 and 100),
  constraint services_minutes_are_few check (minutes between 5 and 480),
  constraint services_buffer_is_short check (buffer_minutes between 0 and 240),
  constraint services_mode_is_known check (mode in ('video', 'phone', 'in-person')),
  constraint services_sections_are_named check (cardinality(sections) between 1 and 20),
  constraint services_version_rises check (version >= 1)
);

create index services_offered on services (position, name) where retired_at is null;

-- Who may give it.
create table service_staff (
  service_id uuid not null references services (id) on delete cascade,
  staff_id   uuid not null references staff (id),
  primary key (service_id, staff_id)
);

create index service_staff_by_staff on service_staff (staff_id);

-- Hours of every week: "Mon, Wed, Thu 11:00-14:00 from … to …" is three rows.
create table availability_rules (
  id           uuid        primary key,               -- v7, made by the application
  staff_id     uuid        not null references staff (id),
  weekday      smallint    not null,                  -- 1 is Monday, 7 is Sunday
  from_minute  smallint    not null,
  to_minute    smallint    not null,
  time_zone    text        not null,
  valid_from   date        not null,
  valid_to     date,                                  -- the last day; null: until further notice
  created_at   timestamptz not null,

  constraint availability_rules_weekday_is_one check (weekday between 1 and 7),
  constraint availability_rules_minutes_are_of_a_day check (from_minute between 0 and 1439 and to_minute between 0 and 1439),
  constraint availability_rules_end_after_beginning check (valid_to >= valid_from),
  constraint availability_rules_zone_fits check (char_length(time_zone) between 1 and 64)
);

create index availability_rules_by_staff on availability_rules (staff_id, valid_to);

-- Days that differ from the weeks: off, whole days or hours of them, and extra hours, which hold on a holiday too.
create table availability_exceptions (
  id          uuid        primary key,                -- v7, made by the application
  staff_id    uuid        not null references staff (id),
  kind        text        not null,
  first_on    date        not null,
  last_on     date        not null,
  from_minute smallint,                               -- null, as to_minute: whole days
  to_minute   smallint,
  time_zone   text        not null,
  created_at  timestamptz not null,

  constraint availability_exceptions_kind_is_known check (kind in ('off', 'extra')),
  constraint availability_exceptions_end_after_beginning check (last_on between first_on and first_on + 366),
  constraint availability_exceptions_minutes_are_of_a_day
    check (from_minute between 0 and 1439 and to_minute between 0 and 1439),
  constraint availability_exceptions_hours_are_whole check ((from_minute is null) = (to_minute is null)),
  constraint availability_exceptions_extra_has_hours check (kind = 'off' or from_minute is not null),
  constraint availability_exceptions_zone_fits check (char_length(time_zone) between 1 and 64)
);

create index availability_exceptions_by_staff on availability_exceptions (staff_id, last_on);

-- Requests for a consultation

-- Anybody can send one with any number and any email address (decision 0123): what is known of both is stored beside them.
create table consultation_requests (
  id                    uuid        primary key,  -- v7, made by the application
  wrapped_key           bytea       not null,     -- a key of its own: its sender need not be a member
  details_encrypted     bytea       not null,     -- name, email, phone and the rest of what was typed
  phone_lookup          bytea       not null,
  section               text        not null,
  consultation_on       date        not null,     -- the wished-for day, in the visitor's zone
  time_zone             text        not null,     -- IANA name
  notice_version        text        not null,
  consented_at          timestamptz not null,
  submitted_at          timestamptz not null,
  provider_mailed_at    timestamptz,
  visitor_mailed_at     timestamptz,
  visitor_mail_withheld boolean     not null default false,  -- their mailbox had its mails of the day
  -- Requests are known by their number. Those of a sealed member are not those of the member who has the number now.
  sealed_with           uuid        references members on delete cascade,
  for_whom              text        not null default 'me',
  promised_by           timestamptz,              -- by when the office calls; null where the hours are not known
  follow_token_hash     bytea,                    -- of the link in the confirmation
  -- Where it stands, beside its events: with ten thousand open ones the desk's lists cannot fold the events of each. The
  -- database keeps these columns in step.
  state                 text        not null default 'waiting',
  assigned_to           uuid        references staff (id),  -- null: nobody, or someone who was removed
  has_safety_note       boolean     not null default false,
  is_left               boolean     not null default false, -- someone who was removed had it, or its appointment
  ended_at              timestamptz,
  preferred_staff       text,                     -- the team entry that was asked for, by its document id
  is_sample             boolean     not null default false, -- of a trial: a start in production erases it
  -- The same for the figures of the desk (packages/data/src/desk-figures).
  language              text,                     -- wished for calls, as in the encrypted details
  answered_at           timestamptz,              -- the office has done what it promised, or a time is booked
  reached_at            timestamptz,
  booked_at             timestamptz,
  first_call_reached    boolean,                  -- whether the first call got through; null: nobody called
  claimed_at            timestamptz,              -- since when it is known that the owner of the number sent it
  disowned_at           timestamptz,              -- since when the owner says that someone else sent it
  links_ended_at        timestamptz,              -- since when no link counts that was given to its sender
  mail_answer           text,                     -- may mails about an appointment go to the address? null: not asked
  is_blocked            boolean     not null default false, -- the owner wants no more that they did not send
  unproven              text,                     -- past the counts of its 'number' or in a 'burst' (decision 124)
  call_about            text,                     -- 'book', 'move' or 'cancel' (decision D62); null: no call is wished for
  call_due_at           timestamptz,
  call_starts_at        timestamptz,              -- the time that they wish for; null: they wish to cancel
  counted_as            jsonb,                    -- key hashes by limit, given back once the number is proven

  constraint consultation_requests_details_are_whole check (
    octet_length(wrapped_key) = 61 and octet_length(phone_lookup) = 32
  ),
  constraint consultation_requests_section_is_known check (
    section in (
      'Adult Psychiatry', 'Child Psychiatry', 'Clinical Psychology', 'Counselling Psychology',
      'Art Therapy', 'Music Therapy', 'Dance and Movement Therapy'
    )
  ),
  constraint consultation_requests_notice_is_named check (notice_version <> ''),
  constraint consultation_requests_for_whom_is_known check (for_whom in ('me', 'child')),
  constraint consultation_requests_token_hash_is_whole check (octet_length(follow_token_hash) = 32),
  constraint consultation_requests_state_is_known check (
    state in ('waiting', 'assigned', 'tried', 'reached', 'offered', 'booked', 'cancelled', 'declined', 'withdrawn',
      'closed')
  ),
  constraint consultation_requests_preferred_staff_is_entry check (preferred_staff ~ '^[a-z0-9]{8,40}$'),
  constraint consultation_requests_language_is_known check (language in ('any', 'english', 'hindi')),
  constraint consultation_requests_mail_answer_is_known check (mail_answer in ('confirmed', 'none'))
);

create unique index consultation_requests_one_for_each_token on consultation_requests (follow_token_hash);
create index consultation_requests_by_time on consultation_requests (submitted_at);
create index consultation_requests_by_phone_lookup on consultation_requests (phone_lookup);
create index consultation_requests_by_sealed_member on consultation_requests (sealed_with);
create index consultation_requests_by_assignee on consultation_requests (assigned_to, ended_at, id);
create index consultation_requests_over on consultation_requests (ended_at, id) where ended_at is not null;
create index consultation_requests_samples on consultation_requests (id) where is_sample;
create index consultation_requests_counted on consultation_requests (submitted_at) where counted_as is not null;
-- For how long the oldest request waits is asked with every reading of the metrics
-- (packages/data/src/consultation/oldest-unanswered.ts): without an index it reads every request there ever was.
create index consultation_requests_unanswered on consultation_requests (submitted_at)
  where state in ('waiting', 'assigned') and not is_sample;

-- What waits for the office, as the desk sorts it (packages/data/src/desk-request/waiting.ts).
create index consultation_requests_waiting on consultation_requests (
  (case when has_safety_note then 0 when unproven = 'burst' and state = 'waiting' then 4 when is_blocked and state = 'waiting' then 3 when for_whom = 'child' or section = 'Child Psychiatry' then 1 else 2 end),
  (case when state in ('waiting', 'assigned') or call_about is not null then 0 else 1 end),
  (coalesce(case when state in ('waiting', 'assigned') then least(promised_by, call_due_at) else coalesce(call_due_at, promised_by) end, 'infinity'::timestamptz)),
  id
) where ended_at is null
  and (state in ('waiting', 'assigned', 'tried', 'reached', 'cancelled') or is_left or call_about is not null);

-- What happens to a request, append-only: who, when, why. Where it stands follows from these rows alone
-- (packages/domain/src/consultation/request-life.ts).
create table request_events (
  request_id  uuid        not null references consultation_requests (id) on delete cascade,
  position    smallint    not null,               -- 1, 2, 3 …: two that happen at once cannot both be the next
  kind        text        not null,
  occurred_at timestamptz not null,
  actor       text        not null,               -- visitor, staff, or site where nobody did it
  staff_id    uuid        references staff (id),  -- who of the staff did it, or was assigned
  reason      text,                               -- a code, never words: of a request nothing is written unencrypted

  primary key (request_id, position),
  constraint request_events_begin_with_received check ((position = 1) = (kind = 'received') and position >= 1),
  constraint request_events_kind_is_known check (
    kind in ('received', 'assigned', 'tried', 'reached', 'offered', 'booked', 'moved', 'cancelled', 'declined',
      'withdrawn', 'closed')
  ),
  constraint request_events_actor_is_known check (actor in ('visitor', 'staff', 'site')),
  constraint request_events_staff_is_named check (actor <> 'staff' or staff_id is not null),
  constraint request_events_reason_is_code check (reason ~ '^[a-z][a-z-]{0,39}$')
);

create index request_events_by_staff on request_events (staff_id);

create function refuse_request_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'request_events is append-only';
end
$$;

create trigger request_events_never_change before update on request_events
  for each row execute function refuse_request_event_change();

-- Every request begins with its first event.
create function receive_request() returns trigger language plpgsql as $$
begin
  insert into request_events (request_id, position, kind, occurred_at, actor)
  values (new.id, 1, 'received', new.submitted_at, 'visitor');
  return null;
end
$$;

create trigger consultation_requests_are_received after insert on consultation_requests
  for each row execute function receive_request();

-- The allowed steps stand in packages/domain/src/consultation/request-life.ts, which a test compares with this function; it
-- says where a step leads, and refuses none.
create function request_state_after(state text, event text) returns text language sql immutable as $$
  select case
    when event = 'assigned' and state = 'waiting' then 'assigned'
    when event = 'tried' and state in ('assigned', 'tried', 'cancelled') then 'tried'
    when event = 'reached' and state in ('assigned', 'tried', 'reached', 'cancelled') then 'reached'
    when event = 'moved' then 'booked'
    when event in ('offered', 'booked', 'cancelled', 'declined', 'withdrawn', 'closed') then event
    else state
  end
$$;

create function note_request_event() returns trigger language plpgsql as $$
begin
  update consultation_requests set
    state = request_state_after(state, new.kind),
    assigned_to = case when new.kind = 'assigned' then new.staff_id else assigned_to end,
    has_safety_note = has_safety_note or new.reason is not distinct from 'safety',
    is_left = is_left and new.kind in ('tried', 'reached', 'offered'),
    ended_at = case when new.kind in ('declined', 'withdrawn', 'closed') then new.occurred_at else ended_at end,
    answered_at = coalesce(answered_at,
      case when new.kind in ('tried', 'reached', 'offered', 'booked') then new.occurred_at end),
    reached_at = coalesce(reached_at, case when new.kind = 'reached' then new.occurred_at end),
    booked_at = coalesce(booked_at, case when new.kind = 'booked' then new.occurred_at end),
    -- A text that was asked for first is no call.
    first_call_reached = coalesce(first_call_reached, case
      when new.kind = 'reached' then true
      when new.kind = 'tried' and coalesce(new.reason, '') not in ('text-sent', 'email-sent') then false
    end)
  where id = new.request_id;
  return null;
end
$$;

create trigger request_events_are_noted after insert on request_events for each row when (new.position > 1)
  execute function note_request_event();

-- Appointments

-- A time of someone of the staff, for the sender of a request: held while they decide, then booked. A moved appointment
-- is cancelled, and a new row has the same calendar_uid and a higher version.
create table appointments (
  id            uuid        primary key,              -- v7, made by the application
  staff_id      uuid        not null references staff (id),
  service_id    uuid        not null references services (id),
  request_id    uuid        not null references consultation_requests (id) on delete cascade,
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  free_at       timestamptz not null,                 -- when its buffer is over too
  status        text        not null,
  hold_until    timestamptz,
  version       integer     not null default 1,       -- rises with every change, which names the one that was seen
  calendar_uid  uuid        not null,                 -- of its entry in a calendar, the same after a move
  booked_at     timestamptz,                          -- null: only held so far, or never more than that
  cancelled_by  text,
  cancel_reason text,                                 -- a code, never words
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  -- A held time that the desk was asked to call about, because no code could be delivered: held for an hour, once.
  is_wished     boolean     not null default false,
  visitor_hash  text,                                 -- keyed, of the network that holds it; null: a proven number, the desk, or booked
  during        tstzrange   generated always as (tstzrange(starts_at, free_at, '[)')) stored,

  constraint appointments_status_is_known check (status in ('held', 'booked', 'cancelled', 'happened', 'missed')),
  constraint appointments_held_until_some_time check ((status = 'held') = (hold_until is not null)),
  constraint appointments_booked_at_some_time check (booked_at is not null or status in ('held', 'cancelled')),
  constraint appointments_cancelled_by_someone
    check ((status = 'cancelled') = (cancelled_by is not null) and cancelled_by in ('visitor', 'staff', 'site')),
  constraint appointments_reason_is_code check (cancel_reason ~ '^[a-z][a-z-]{0,39}$'),
  constraint appointments_last_some_time check (starts_at < ends_at and ends_at <= free_at),
  constraint appointments_last_a_day_at_most check (free_at <= starts_at + interval '24 hours'),
  constraint appointments_version_rises check (version >= 1),

  -- Nobody of the staff has two appointments at once. What was cancelled, or is over, blocks nothing.
  constraint appointments_never_overlap
    exclude using gist (staff_id with =, during with &&) where (status in ('held', 'booked'))
);

-- A request holds one time and has one booked, whatever is clicked twice.
create unique index appointments_one_hold_for_each_request on appointments (request_id) where status = 'held';
create unique index appointments_one_booked_for_each_request on appointments (request_id) where status = 'booked';

create index appointments_by_request on appointments (request_id);
create index appointments_by_staff on appointments (staff_id, starts_at);
create index appointments_by_service on appointments (service_id);
create index appointments_by_start on appointments (starts_at);
create index appointments_by_hold on appointments (hold_until) where status = 'held';

-- Limits of holds look at what visitors without a proven number hold now (docs/decisions/0122-limits-count-what-is-held.md).
create index appointments_held_unproven on appointments (staff_id, hold_until)
  where status = 'held' and visitor_hash is not null;

-- Times that were held and never booked are deleted nightly.
create index appointments_never_booked on appointments (changed_at) where booked_at is null;

-- Whatever an offer of times is computed from tells every server process when it changes, so that none keeps showing an
-- older offer (decision 122). Several changes of one transaction are one message.
create function tell_calendar_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('calendar_changed', '');
  return null;
end
$$;

create trigger tell_calendar_changed after insert or update or delete on appointments
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on availability_rules
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on availability_exceptions
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on services
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on service_staff
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on staff
  for each statement execute function tell_calendar_changed();

-- What the desk opens and sends

-- Who of the staff opened someone's number, when, and why: a code, where the case was not theirs or the hours were not
-- the person's. Append-only; its rows go with the request.
create table record_views (
  id         uuid        primary key,             -- v7, made by the application
  request_id uuid        not null references consultation_requests (id) on delete cascade,
  staff_id   uuid        not null references staff (id),
  viewed_at  timestamptz not null,
  reason     text,
  summary_id uuid,                                -- the summary that was opened, and stays when it is taken back; null: the number

  constraint record_views_reason_is_code check (reason ~ '^[a-z][a-z-]{0,39}$')
);

create index record_views_by_request on record_views (request_id, viewed_at);
create index record_views_by_staff on record_views (staff_id);
create index record_views_by_summary on record_views (summary_id, viewed_at) where summary_id is not null;

-- What a member sent of their results and moods to an appointment, for its counsellor alone: a copy of what they chose,
-- encrypted with their data key. It follows a move as long as the counsellor stays the same; otherwise its content goes,
-- and the row without it tells the member so.
create table sent_summaries (
  id             uuid        primary key,   -- v7, made by the application; the same where another one is sent instead
  appointment_id uuid        not null references appointments (id) on delete cascade,
  member_id      uuid        not null references members on delete cascade,
  purposes       text[]      not null,      -- the consents that what is in it was kept under
  content        bytea,                     -- encrypted
  sent_at        timestamptz not null,
  ended_at       timestamptz,               -- since when its appointment has another counsellor

  constraint sent_summaries_one_for_each_appointment unique (appointment_id),
  constraint sent_summaries_purposes_are_known
    check (cardinality(purposes) > 0 and purposes <@ '{assessments,moods}'),
  constraint sent_summaries_end_without_content check ((content is null) = (ended_at is not null)),
  constraint sent_summaries_are_bounded check (octet_length(content) between 30 and 2000000)
);

create index sent_summaries_by_member on sent_summaries (member_id, sent_at);

-- What went out about a request: which message, by which way, to whom of those it concerns, and when. Neither its text nor
-- an address is kept, so this table tells no more than its requests do. A row is written once the
-- mail server or the gateway has taken the message, and keeps it from going out again.
create table messages_sent (
  message_id       text        primary key,    -- left side of the Message-ID, the same at every attempt
  request_id       uuid        not null references consultation_requests (id) on delete cascade,
  appointment_id   uuid        references appointments (id) on delete cascade,
  recipient        text        not null,
  way              text        not null,
  template         text        not null,
  template_version smallint    not null,       -- rises with its words
  sent_at          timestamptz not null,
  receipt          text,                       -- what the mail server or the gateway answered, without addresses
  -- `refused`: its recipient's mail server does not want it; `unsure`: it may have arrived. Either is shown at the desk.
  outcome          text        not null default 'taken',

  constraint messages_sent_id_fits check (char_length(message_id) between 1 and 200),
  constraint messages_sent_recipient_is_known check (recipient in ('visitor', 'staff', 'office')),
  constraint messages_sent_way_is_known check (way in ('mail', 'sms')),
  constraint messages_sent_template_is_code check (template ~ '^[a-z][a-z-]{0,39}$'),
  constraint messages_sent_version_is_positive check (template_version >= 1),
  constraint messages_sent_receipt_has_no_address check (char_length(receipt) <= 200 and receipt !~ '@'),
  constraint messages_sent_outcome_is_known check (outcome in ('taken', 'refused', 'unsure'))
);

create index messages_sent_by_request on messages_sent (request_id, sent_at);
create index messages_sent_by_appointment on messages_sent (appointment_id);
-- Owners see how many mails did not arrive: there are few among all that were sent.
create index messages_sent_undelivered on messages_sent (sent_at) where outcome <> 'taken';

-- Which mails of a job a mail server may have: written before the text of a mail goes out, so that a mail whose end is not
-- known is sent once more at most, and one that was taken is not sent again. A row goes with its job.
create table mail_attempts (
  job_id     bigint      not null,
  message_id text        not null,            -- left side of the Message-ID
  tries      smallint    not null default 1,  -- whose end is not known, or the last of which was taken
  taken_at   timestamptz,
  receipt    text,                            -- what the mail server answered, without addresses

  primary key (job_id, message_id),
  constraint mail_attempts_id_fits check (char_length(message_id) between 1 and 200),
  constraint mail_attempts_are_two check (tries between 0 and 2),
  constraint mail_attempts_receipt_has_no_address check (char_length(receipt) <= 200 and receipt !~ '@')
);

-- Newsletter and recipients of the office

-- Who asked for the letters. Nobody gets one before they confirmed it from their own inbox (double opt-in), and
-- who leaves is deleted. The links in the mails are signed with a key that is not in the database.
create table newsletter_subscriptions (
  id             uuid        primary key,  -- v7, made by the application
  email          text        not null,     -- in small letters
  notice_version text        not null,
  asked_at       timestamptz not null,
  confirmed_at   timestamptz,
  last_letter    text,                     -- documentId of the last letter that was mailed

  constraint newsletter_subscriptions_one_for_each_email unique (email),
  constraint newsletter_subscriptions_email_fits check (char_length(email) between 3 and 254),
  constraint newsletter_subscriptions_email_is_folded check (email = lower(email)),
  constraint newsletter_subscriptions_notice_is_named check (notice_version <> ''),
  constraint newsletter_subscriptions_letters_need_consent check (last_letter is null or confirmed_at is not null)
);

create index newsletter_subscriptions_unconfirmed
  on newsletter_subscriptions (asked_at) where confirmed_at is null;

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

-- Erasure, backups and jobs

-- What someone erased, sealed for the holder of a key that no machine of the site has, and only where the operator has to
-- keep it (docs/decisions/0019-erasure-and-keys.md). Outside the seal a row says of nobody whose it is: neither its id
-- nor its days, which are whole ones, lead to an event of the audit trail.
create table sealed_erasures (
  id        uuid  primary key default gen_random_uuid(),
  sealed    bytea not null,
  erased_on date  not null,
  -- The last day on which it is there.
  ends_on   date  not null,

  constraint sealed_erasures_are_sealed check (substring(sealed from 1 for 21) = 'age-encryption.org/v1'::bytea),
  constraint sealed_erasures_end check (ends_on > erased_on)
);

create index sealed_erasures_by_end on sealed_erasures (ends_on);

-- What a restored backup must not bring back: erasures are copied beside the backups, and those that still wait to be
-- copied stand here (packages/data/src/erasure-ledger). What they were is in the audit trail.
create table erasures_to_copy (
  event_id uuid        primary key,
  since    timestamptz not null default now()
);

-- While there is a row, no mail goes out: after a restore, many have been sent already. At most one.
create table mail_hold (
  is_held boolean     primary key default true,
  since   timestamptz not null default now(),

  constraint mail_hold_is_one check (is_held)
);

-- When a backup was last made, and when one was last restored to try it. Every server tells how long ago that was
-- (pulli_last_backup_seconds), also where backups are made on another machine.
create table backup_times (
  kind        text        primary key,
  backup      text        not null,
  finished_at timestamptz not null,

  constraint backup_times_kind_is_known check (kind in ('backup', 'drill'))
);

-- The workers of the queue that are there. Each says so every few seconds, and holds an advisory lock for as long as one of
-- its connections is open. The jobs of a worker that is silent and holds nothing are freed by any other.
create table job_workers (
  id      text        primary key,  -- as in `locked_by` of its jobs
  seen_at timestamptz not null,

  constraint job_workers_id_fits check (char_length(id) between 1 and 100)
);

-- Since when the SMS gateway has taken no one-time code, from the first that failed until it takes one. Each server process knows
-- only of the codes that it sent itself, and forgets them.
create table code_outage (
  is_only        boolean     primary key default true check (is_only),
  since          timestamptz not null,
  last_failed_at timestamptz not null
);
