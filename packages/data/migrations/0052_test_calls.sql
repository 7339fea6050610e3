-- The office calls the crisis lines of the board to see whether they answer: who called which, when, with what result.
create table test_calls (
  id          uuid        primary key,                    -- v7
  telephone   text        not null,                       -- as dialled; the line may be gone from the content service
  line_name   text        not null,                       -- as it was called then
  called_on   date        not null,
  staff_id    uuid        not null references staff (id),
  result      text        not null,
  minutes     smallint,                                   -- until somebody answered
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
