alter table sessions
  -- When a one-time code was last entered in this session. Some calls want that to be a short while ago.
  add column code_entered_at timestamptz,
  -- It began in a browser that the member had not signed in from before: the other sessions say so until one of
  -- them was told that it is known.
  add column is_from_new_browser boolean not null default false,
  add column notice_dismissed_at timestamptz;

alter table one_time_code_challenges
  drop constraint one_time_code_challenges_purpose_is_known,
  add constraint one_time_code_challenges_purpose_is_known
    check (purpose in ('sign-in', 'erase', 'export', 'leave-number', 'take-number'));
