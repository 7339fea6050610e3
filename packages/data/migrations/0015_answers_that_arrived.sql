-- Whether the answer that carried a refresh token arrived: seen by the first use of the access token in it. While it was
-- not, the token before it may be shown again and gets the same answer (decision D47): it was lost on the way.
alter table access_tokens
  add column given_with bytea,  -- the hash of the refresh token in the same answer, until this one is first used
  add constraint access_tokens_given_with_is_whole check (octet_length(given_with) = 32);
alter table refresh_tokens
  add column arrived_at timestamptz;
