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
