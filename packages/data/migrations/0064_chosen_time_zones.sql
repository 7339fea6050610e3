-- Whether a member chose the zone (My data), or it is that of the device of their first sign-in: a chosen one wins over
-- the device's (decision D72).
alter table members add column time_zone_is_chosen boolean not null default false;
