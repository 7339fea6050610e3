-- Owners edit services at the desk: whoever changes one says which version they saw.
alter table services add column version integer not null default 1;
alter table services add constraint services_version_rises check (version >= 1);

-- "An entry of the team shows one person" stands here. Only samples have one so far; of two, the later account loses it.
update staff set team_entry = null
where team_entry is not null and removed_at is null and exists (
  select from staff as other
  where other.team_entry = staff.team_entry and other.removed_at is null and other.id < staff.id
);

create unique index staff_one_for_each_team_entry on staff (team_entry) where removed_at is null;
