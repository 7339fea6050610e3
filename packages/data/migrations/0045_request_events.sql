-- What happens to a request, append-only: who, when, why. Where it stands follows from these rows alone
-- (packages/domain/src/consultation/request-life.ts).
create table request_events (
  request_id  uuid        not null references consultation_requests (id) on delete cascade,
  position    smallint    not null,               -- 1, 2, 3 …: two that happen at once cannot both be the next
  kind        text        not null,
  occurred_at timestamptz not null,
  actor       text        not null,               -- visitor, staff, or site where nobody did it
  staff_id    uuid        references staff (id),  -- whoever of the staff did it, or was assigned
  reason      text,                               -- a code, never words: of a request nothing is written unencrypted

  primary key (request_id, position),
  constraint request_events_begin_with_received check ((position = 1) = (kind = 'received') and position >= 1),
  constraint request_events_kind_is_known check (
    kind in ('received', 'assigned', 'tried', 'reached', 'offered', 'booked', 'moved', 'cancelled', 'declined',
      'withdrawn', 'closed')
  ),
  constraint request_events_actor_is_known check (actor in ('visitor', 'staff', 'site')),
  constraint request_events_staff_is_named check (actor <> 'staff' or staff_id is not null),
  constraint request_events_reason_is_code check (reason ~ '^[a-z][a-z-]{0,39}$')
);

create index request_events_by_staff on request_events (staff_id);

create function refuse_request_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'request_events is append-only';
end
$$;

create trigger request_events_never_change before update on request_events
  for each row execute function refuse_request_event_change();

alter table consultation_requests
  add column for_whom          text not null default 'me',
  add column promised_by       timestamptz,  -- by when the office calls; null where the hours are not known
  add column follow_token_hash bytea,        -- of the link in the confirmation; null in a row of before
  add constraint consultation_requests_for_whom_is_known check (for_whom in ('me', 'child')) not valid,
  add constraint consultation_requests_token_hash_is_whole check (octet_length(follow_token_hash) = 32) not valid;

create unique index consultation_requests_one_for_each_token on consultation_requests (follow_token_hash);

-- Every request begins with its first event, whoever stores it: a server of the version before too.
create function receive_request() returns trigger language plpgsql as $$
begin
  insert into request_events (request_id, position, kind, occurred_at, actor)
  values (new.id, 1, 'received', new.submitted_at, 'visitor');
  return null;
end
$$;

create trigger consultation_requests_are_received after insert on consultation_requests
  for each row execute function receive_request();

insert into request_events (request_id, position, kind, occurred_at, actor)
select id, 1, 'received', submitted_at, 'visitor' from consultation_requests;
