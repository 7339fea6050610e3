-- Who did what, when, in which request. Never a name, an address, a number or a note.
create table audit_events (
  id           uuid        primary key,  -- v7, made by the application
  occurred_at  timestamptz not null,
  actor        text        not null,     -- 'visitor', 'system', or the pseudonym of a member
  action       text        not null,     -- such as 'consultation-request.submit'
  subject_kind text        not null,
  subject_id   uuid,
  request_id   text,

  constraint audit_events_actor_fits check (char_length(actor) between 1 and 100),
  constraint audit_events_action_is_named check (action ~ '^[a-z-]+\.[a-z-]+$'),
  constraint audit_events_subject_kind_is_named check (subject_kind ~ '^[a-z-]+$'),
  constraint audit_events_request_id_fits check (char_length(request_id) between 1 and 100)
);

create index audit_events_by_subject on audit_events (subject_kind, subject_id);
create index audit_events_by_time on audit_events (occurred_at);

create function refuse_change_of_audit_events() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_events_append_only
  before update or delete or truncate on audit_events
  for each statement execute function refuse_change_of_audit_events();
