-- A call that someone asked for, because no code reached their number (decision D62): what about, by when the office
-- calls, and the time that they wish for. What settles it ends it.
alter table consultation_requests
  add column call_about text,            -- 'book', 'move' or 'cancel'; null: no call is wished for
  add column call_due_at timestamptz,
  add column call_starts_at timestamptz; -- null: they wish to cancel

-- What waits for the office, with those calls and what the owner of a number blocked (packages/data/src/desk-request/waiting.ts).
drop index consultation_requests_waiting;
create index consultation_requests_waiting on consultation_requests (
  (case when has_safety_note then 0 when unproven = 'burst' and state = 'waiting' then 4 when is_blocked and state = 'waiting' then 3 when for_whom = 'child' or section = 'Child Psychiatry' then 1 else 2 end),
  (case when state in ('waiting', 'assigned') or call_about is not null then 0 else 1 end),
  (coalesce(case when state in ('waiting', 'assigned') then least(promised_by, call_due_at) else coalesce(call_due_at, promised_by) end, 'infinity'::timestamptz)),
  id
) where ended_at is null
  and (state in ('waiting', 'assigned', 'tried', 'reached', 'cancelled') or is_left or call_about is not null);
