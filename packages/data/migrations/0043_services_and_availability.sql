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

  constraint services_name_fits check (char_length(name) between 1 and 100),
  constraint services_minutes_are_few check (minutes between 5 and 480),
  constraint services_buffer_is_short check (buffer_minutes between 0 and 240),
  constraint services_mode_is_known check (mode in ('video', 'phone', 'in-person')),
  constraint services_sections_are_named check (cardinality(sections) between 1 and 20)
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
