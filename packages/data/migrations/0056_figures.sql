-- When somebody was first answered, reached and booked, beside the events it follows from: the figures of the desk would
-- fold those of every request of three months (packages/data/src/desk-figures). The database keeps them in step, as the
-- state (0046).
alter table consultation_requests
  add column language           text,         -- wished for calls, as in the encrypted details; null: not noted yet
  add column answered_at        timestamptz,  -- the office has done what it promised, or a time is booked
  add column reached_at         timestamptz,
  add column booked_at          timestamptz,
  add column first_call_reached boolean,      -- whether the first call got through; null: nobody called
  add constraint consultation_requests_language_is_known check (language in ('any', 'english', 'hindi')) not valid;

create or replace function note_request_event() returns trigger language plpgsql as $$
begin
  update consultation_requests set
    state = request_state_after(state, new.kind),
    assigned_to = case when new.kind = 'assigned' then new.staff_id else assigned_to end,
    has_safety_note = has_safety_note or new.reason is not distinct from 'safety',
    is_left = is_left and new.kind in ('tried', 'reached', 'offered'),
    ended_at = case when new.kind in ('declined', 'withdrawn', 'closed') then new.occurred_at else ended_at end,
    answered_at = coalesce(answered_at,
      case when new.kind in ('tried', 'reached', 'offered', 'booked') then new.occurred_at end),
    reached_at = coalesce(reached_at, case when new.kind = 'reached' then new.occurred_at end),
    booked_at = coalesce(booked_at, case when new.kind = 'booked' then new.occurred_at end),
    -- A text that was asked for first is no call.
    first_call_reached = coalesce(first_call_reached, case
      when new.kind = 'reached' then true
      when new.kind = 'tried' and coalesce(new.reason, '') not in ('text-sent', 'email-sent') then false
    end)
  where id = new.request_id;
  return null;
end
$$;

update consultation_requests set
  answered_at = noted.answered_at,
  reached_at = noted.reached_at,
  booked_at = noted.booked_at,
  first_call_reached = noted.first_call_reached
from (
  select request_id,
    min(occurred_at) filter (where kind in ('tried', 'reached', 'offered', 'booked')) as answered_at,
    min(occurred_at) filter (where kind = 'reached') as reached_at,
    min(occurred_at) filter (where kind = 'booked') as booked_at,
    (array_agg(kind = 'reached' order by position) filter (
      where kind = 'reached' or (kind = 'tried' and coalesce(reason, '') not in ('text-sent', 'email-sent'))
    ))[1] as first_call_reached
  from request_events where kind in ('tried', 'reached', 'offered', 'booked') group by request_id
) as noted where noted.request_id = id;
