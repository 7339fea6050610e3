-- Requests past the counts of their number or of their network (decision 124): stored like any other, never refused.
alter table consultation_requests add column unproven text;  -- 'number' or 'burst'

-- What waits for the office, with a burst last (packages/data/src/desk-request/waiting.ts).
drop index consultation_requests_waiting;
create index consultation_requests_waiting on consultation_requests (
  (case when has_safety_note then 0 when unproven = 'burst' and state = 'waiting' then 3 when for_whom = 'child' or section = 'Child Psychiatry' then 1 else 2 end),
  (case when state in ('waiting', 'assigned') then 0 else 1 end),
  (coalesce(promised_by, 'infinity'::timestamptz)),
  id
) where ended_at is null and (state in ('waiting', 'assigned', 'tried', 'reached', 'cancelled') or is_left);
