-- What is found by a number or by a pseudonym when somebody asks for their data, or for its end.
create index consultation_requests_by_phone on consultation_requests (phone);
create index one_time_code_challenges_by_phone on one_time_code_challenges (phone_hash);
create index audit_events_by_actor on audit_events (actor, occurred_at);
