-- Limits of holds look at what visitors without a proven number hold now, not at how often they held something
-- (docs/decisions/0122-limits-count-what-is-held.md).
alter table appointments
  add column visitor_hash text;  -- keyed, of the network that holds it; null: a proven number, the desk, or booked

create index appointments_held_unproven on appointments (staff_id, hold_until)
  where status = 'held' and visitor_hash is not null;
