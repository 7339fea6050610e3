-- One number can have several members over the years: it is given to somebody else, or its owner starts afresh.
-- One of them is active and holds the number, in `phone`. Beside it there may be
--   provisional  somebody who signed in with the number of a quiet account in a browser that never signed in to
--                it, and has not decided yet: nothing of the old account is touched before they do;
--   sealed       the old account of somebody who started afresh. It is erased when `erase_after` comes.
-- These two know their number as `inactive_phone`, so that `phone` stays unique.
alter table members
  alter column phone drop not null,
  add column status              text        not null default 'active',
  add column inactive_phone      text,
  add column erase_after         timestamptz,
  add column last_used_at        timestamptz not null default now(),  -- a sign-in, or a renewal of a session
  add column recovery_offered_at timestamptz,                         -- when they were first told of the recovery code
  add constraint members_status_is_known check (status in ('active', 'provisional', 'sealed')),
  add constraint members_active_hold_their_number check ((status = 'active') = (phone is not null)),
  add constraint members_have_one_number check (num_nonnulls(phone, inactive_phone) = 1),
  add constraint members_inactive_end check ((status = 'active') = (erase_after is null)),
  add constraint members_inactive_phone_is_indian_mobile check (inactive_phone ~ '^\+91[6-9][0-9]{9}$');

create index members_by_inactive_phone on members (inactive_phone) where inactive_phone is not null;
create index members_by_end on members (erase_after) where erase_after is not null;

-- Opens an account that is quiet or sealed. A hundred random bits, so a plain hash says nothing.
create table recovery_codes (
  member_id uuid        primary key references members on delete cascade,
  code_hash bytea       not null,
  made_at   timestamptz not null,

  constraint recovery_codes_hash_is_whole check (octet_length(code_hash) = 32),
  constraint recovery_codes_are_one_member_s unique (code_hash)
);

-- Requests are known by their number. Those of a sealed member are not those of whoever has the number now.
alter table consultation_requests add column sealed_with uuid references members on delete cascade;
create index consultation_requests_by_sealed_member on consultation_requests (sealed_with);
