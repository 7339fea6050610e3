-- The exclusion constraint below compares an id and a range in one index. The extension is part of every distribution of
-- PostgreSQL, and trusted: an owner who may create in the database installs it without being a superuser.
create extension if not exists btree_gist;

-- A time of somebody of the staff, for the sender of a request: held while they decide, then booked. A moved appointment
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
  version       integer     not null default 1,       -- rises with every change: whoever changes says which they saw
  calendar_uid  uuid        not null,                 -- of its entry in a calendar, the same after a move
  booked_at     timestamptz,                          -- null: only held so far, or never more than that
  cancelled_by  text,
  cancel_reason text,                                 -- a code, never words
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  during        tstzrange   generated always as (tstzrange(starts_at, free_at, '[)')) stored,

  constraint appointments_status_is_known check (status in ('held', 'booked', 'cancelled', 'happened', 'missed')),
  constraint appointments_held_until_some_time check ((status = 'held') = (hold_until is not null)),
  constraint appointments_booked_at_some_time check (booked_at is not null or status in ('held', 'cancelled')),
  constraint appointments_cancelled_by_somebody
    check ((status = 'cancelled') = (cancelled_by is not null) and cancelled_by in ('visitor', 'staff', 'site')),
  constraint appointments_reason_is_code check (cancel_reason ~ '^[a-z][a-z-]{0,39}$'),
  constraint appointments_last_some_time check (starts_at < ends_at and ends_at <= free_at),
  constraint appointments_last_a_day_at_most check (free_at <= starts_at + interval '24 hours'),
  constraint appointments_version_rises check (version >= 1),

  -- "Nobody of the staff has two appointments at once" stands here, where no race can slip past it. What was cancelled,
  -- or is over, blocks nothing.
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
