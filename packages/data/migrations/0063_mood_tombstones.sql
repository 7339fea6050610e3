-- When a check-in was made on its device, where it arrived late; null where it was made as it was received (changed_at).
-- The entry that was made later wins, whichever arrives first.
alter table moods
  add column recorded_at timestamptz,
  add constraint moods_recorded_before_they_arrive check (recorded_at <= changed_at) not valid;

-- Days that a member erased, without what stood there: a device that was offline brings none of them back.
create table mood_tombstones (
  member_id uuid        not null references members on delete cascade,
  day       date,                  -- null: every day
  erased_at timestamptz not null,

  constraint mood_tombstones_one_for_each_day unique nulls not distinct (member_id, day)
);

create index mood_tombstones_by_time on mood_tombstones (erased_at);
