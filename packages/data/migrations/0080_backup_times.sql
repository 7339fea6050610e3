-- When a backup was last made, and when one was last restored to try it. Every server tells how long ago that was
-- (pulli_last_backup_seconds), also where backups are made on another machine.
create table backup_times (
  kind        text        primary key,
  backup      text        not null,
  finished_at timestamptz not null,

  constraint backup_times_kind_is_known check (kind in ('backup', 'drill'))
);
