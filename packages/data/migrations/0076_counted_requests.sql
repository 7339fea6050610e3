-- Which counts of an hour a request was counted in, so that it gives them back once its number is proven (decision 124).
alter table consultation_requests
  add column counted_as jsonb;  -- keyed hashes by the name of the limit; null: none, given back, or a day old

create index consultation_requests_counted on consultation_requests (submitted_at) where counted_as is not null;
