-- For how long the oldest request waits is asked with every reading of the metrics
-- (packages/data/src/consultation/oldest-unanswered.ts): without an index it reads every request there ever was.
create index consultation_requests_unanswered on consultation_requests (submitted_at)
  where state in ('waiting', 'assigned') and not is_sample;
