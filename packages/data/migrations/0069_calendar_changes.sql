-- Whatever an offer of times is computed from tells every server process when it changes, so that none keeps showing an
-- older offer (decision 122). Several changes of one transaction are one message.
create function tell_calendar_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('calendar_changed', '');
  return null;
end
$$;

create trigger tell_calendar_changed after insert or update or delete on appointments
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on availability_rules
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on availability_exceptions
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on services
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on service_staff
  for each statement execute function tell_calendar_changed();
create trigger tell_calendar_changed after insert or update or delete on staff
  for each statement execute function tell_calendar_changed();
