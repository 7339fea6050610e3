-- A code that proves the number of a request, for whoever books, moves or cancels (decision D62).
alter table one_time_code_challenges
  drop constraint one_time_code_challenges_purpose_is_known,
  add constraint one_time_code_challenges_purpose_is_known
    check (purpose in ('sign-in', 'erase', 'export', 'leave-number', 'take-number', 'prove-number'));

-- A held time that the desk was asked to call about, because no code could be delivered: held for an hour, once.
alter table appointments add column is_wished boolean not null default false;
