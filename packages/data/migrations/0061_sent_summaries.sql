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

-- Of a view: the summary that was opened. Null: the number. It stays when the summary is taken back.
alter table record_views add column summary_id uuid;
create index record_views_by_summary on record_views (summary_id, viewed_at) where summary_id is not null;
