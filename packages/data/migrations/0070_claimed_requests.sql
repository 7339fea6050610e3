-- The requests that are known to be those of the member of a number.
create index consultation_requests_claimed on consultation_requests (phone_lookup, submitted_at)
  where claimed_at is not null;
