-- Where a request stands, beside its events: with ten thousand open ones the desk's lists cannot fold the events of each.
-- The events stay what counts. The database keeps these columns in step with them, whoever records one: a server of the
-- version before too. The allowed steps stand in packages/domain/src/consultation/request-life.ts, which a test compares
-- with this function; it says where a step leads, and refuses none.
create function request_state_after(state text, event text) returns text language sql immutable as $$
  select case
    when event = 'assigned' and state = 'waiting' then 'assigned'
    when event = 'tried' and state in ('assigned', 'tried', 'cancelled') then 'tried'
    when event = 'reached' and state in ('assigned', 'tried', 'reached', 'cancelled') then 'reached'
    when event = 'moved' then 'booked'
    when event in ('offered', 'booked', 'cancelled', 'declined', 'withdrawn', 'closed') then event
    else state
  end
$$;

alter table consultation_requests
  add column state           text        not null default 'waiting',
  add column assigned_to     uuid        references staff (id),  -- null: nobody, or somebody who was removed
  add column has_safety_note boolean     not null default false,
  add column is_left         boolean     not null default false, -- somebody who was removed had it, or its appointment
  add column ended_at        timestamptz,
  add constraint consultation_requests_state_is_known check (
    state in ('waiting', 'assigned', 'tried', 'reached', 'offered', 'booked', 'cancelled', 'declined', 'withdrawn',
      'closed')
  ) not valid;

create function note_request_event() returns trigger language plpgsql as $$
begin
  update consultation_requests set
    state = request_state_after(state, new.kind),
    assigned_to = case when new.kind = 'assigned' then new.staff_id else assigned_to end,
    has_safety_note = has_safety_note or new.reason is not distinct from 'safety',
    is_left = is_left and new.kind in ('tried', 'reached', 'offered'),
    ended_at = case when new.kind in ('declined', 'withdrawn', 'closed') then new.occurred_at else ended_at end
  where id = new.request_id;
  return null;
end
$$;

do $$
declare
  event record;
begin
  for event in select * from request_events where position > 1 order by request_id, position loop
    update consultation_requests set
      state = request_state_after(state, event.kind),
      assigned_to = case when event.kind = 'assigned' then event.staff_id else assigned_to end,
      ended_at = case when event.kind in ('declined', 'withdrawn', 'closed') then event.occurred_at else ended_at end
    where id = event.request_id;
  end loop;
end
$$;

create trigger request_events_are_noted after insert on request_events for each row when (new.position > 1)
  execute function note_request_event();

-- What waits for the office, as the desk sorts it (packages/data/src/desk-request/waiting.ts).
create index consultation_requests_waiting on consultation_requests (
  (case when has_safety_note then 0 when for_whom = 'child' or section = 'Child Psychiatry' then 1 else 2 end),
  (case when state in ('waiting', 'assigned') then 0 else 1 end),
  (coalesce(promised_by, 'infinity'::timestamptz)),
  id
) where ended_at is null and (state in ('waiting', 'assigned', 'tried', 'reached', 'cancelled') or is_left);

create index consultation_requests_by_assignee on consultation_requests (assigned_to, ended_at, id);
create index consultation_requests_over on consultation_requests (ended_at, id) where ended_at is not null;

-- Who of the staff opened somebody's number, when, and why: a code, where the case was not theirs or the hours were not
-- the person's. Append-only; its rows go with the request.
create table record_views (
  id         uuid        primary key,             -- v7, made by the application
  request_id uuid        not null references consultation_requests (id) on delete cascade,
  staff_id   uuid        not null references staff (id),
  viewed_at  timestamptz not null,
  reason     text,

  constraint record_views_reason_is_code check (reason ~ '^[a-z][a-z-]{0,39}$')
);

create index record_views_by_request on record_views (request_id, viewed_at);
create index record_views_by_staff on record_views (staff_id);
