-- A challenge belongs to the browser that asked for it, so that wrong tries of a stranger burn the stranger's own
-- (decision D61). Callers that keep no cookie share the one of a number that is still unbound.
alter table one_time_code_challenges
  add column browser_hash  bytea,                           -- of the cookie of the browser, or of the session
  add column is_unbound    boolean  not null default true,  -- whether callers without that cookie may try it
  add column unbound_tries integer  not null default 0,
  add column most_tries    smallint not null default 5,     -- fewer where somebody may be guessing
  add column counted_as    jsonb,                           -- limit name: key hashes; what a sign-in gives back
  add constraint one_time_code_challenges_browser_hash_is_whole check (octet_length(browser_hash) = 32),
  add constraint one_time_code_challenges_take_five_tries_unbound check (unbound_tries between 0 and 5),
  add constraint one_time_code_challenges_allow_five_tries_at_most check (most_tries between 1 and 5);

-- "Within one browser only the newest code counts, and one is unbound" stands here, where no race can slip past it.
drop index one_time_code_challenges_one_open_for_each_phone;
create unique index one_time_code_challenges_one_open_for_each_browser
  on one_time_code_challenges (phone_hash, purpose, browser_hash) where closed_at is null;
create unique index one_time_code_challenges_one_unbound_for_each_phone
  on one_time_code_challenges (phone_hash, purpose) where closed_at is null and is_unbound;

-- The share of used messages is a score in limit_windows now, which falls to 0 as messages are used.
drop index one_time_code_challenges_by_sending;
alter table limit_windows
  drop constraint limit_windows_hits_count_up,
  add constraint limit_windows_hits_are_none_or_more check (hits >= 0);
