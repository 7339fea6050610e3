-- The browsers in which a member signed in before. A quiet account opens in these alone, and a sign-in from any
-- other is told to the member.
create table known_browsers (
  member_id          uuid        not null references members on delete cascade,
  browser_hash       bytea       not null,  -- of the random id in the browser's cookie
  first_signed_in_at timestamptz not null,
  last_signed_in_at  timestamptz not null,

  primary key (member_id, browser_hash),
  constraint known_browsers_hash_is_whole check (octet_length(browser_hash) = 32)
);

create index known_browsers_by_time on known_browsers (last_signed_in_at);
