-- How often something was done in the running window. The key is a keyed hash: no address and no number.
create table limit_windows (
  limit_name text        not null,
  key_hash   text        not null,
  started_at timestamptz not null,
  hits       integer     not null,

  constraint limit_windows_one_for_each_key primary key (limit_name, key_hash),
  constraint limit_windows_hits_count_up check (hits > 0)
);

create index limit_windows_by_time on limit_windows (started_at);
