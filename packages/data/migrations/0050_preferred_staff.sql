-- Whom somebody asked for on the team page: the document id of the content service's entry, which exists for people
-- without an account at the desk too (staff.team_entry leads to those who have one).
alter table consultation_requests
  add column preferred_staff text,
  add constraint consultation_requests_preferred_staff_is_entry check (preferred_staff ~ '^[a-z0-9]{8,40}$') not valid;
