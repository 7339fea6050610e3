-- When something was done is said by the database, not by whoever records it: no row can be dated back.
create function date_audit_event() returns trigger language plpgsql as $$
begin
  new.occurred_at := clock_timestamp();
  return new;
end
$$;

create trigger audit_events_take_the_time_of_the_database
  before insert on audit_events for each row execute function date_audit_event();

-- A hash over the rows of a minute and the seal before it: whoever changes, adds or takes away a row of a closed minute
-- breaks the chain from there on. Minutes in which nothing was done have none.
create table audit_seals (
  minute    timestamptz primary key,
  events    integer     not null,
  hash      bytea       not null,
  sealed_at timestamptz not null default clock_timestamp(),

  constraint audit_seals_are_of_a_minute check (minute = date_trunc('minute', minute, 'UTC')),
  constraint audit_seals_seal_something check (events > 0),
  constraint audit_seals_hash_is_whole check (octet_length(hash) = 32)
);

create function refuse_change_of_audit_seals() returns trigger language plpgsql as $$
begin
  raise exception 'audit_seals is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_seals_append_only
  before update or delete or truncate on audit_seals
  for each statement execute function refuse_change_of_audit_seals();

-- Seals what is closed, at most a thousand minutes at a time. It runs as the owner of the tables, so the application
-- can have a minute sealed and cannot say how. A minute is closed when the next one is over: no transaction of the
-- product lasts longer.
create function seal_audit_events() returns table (sealed_minute timestamptz, sealed_hash bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last_minute timestamptz;
  previous bytea := '';
begin
  perform pg_advisory_xact_lock(5082027);
  select minute, hash into last_minute, previous from audit_seals order by minute desc limit 1;
  previous := coalesce(previous, '');
  for sealed_minute in
    select distinct date_trunc('minute', occurred_at, 'UTC') from audit_events
    where occurred_at >= coalesce(last_minute + interval '1 minute', '-infinity')
      and occurred_at < date_trunc('minute', clock_timestamp(), 'UTC') - interval '1 minute'
    order by 1 limit 1000
  loop
    insert into audit_seals (minute, events, hash)
    select sealed_minute, count(*), sha256(previous || convert_to(string_agg(line, E'\n' order by at, id), 'UTF8'))
    from (
      select id, occurred_at as at, jsonb_build_array(
        id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        actor, action, subject_kind, subject_id, request_id)::text as line
      from audit_events
      where occurred_at >= sealed_minute and occurred_at < sealed_minute + interval '1 minute') as events
    returning hash into previous;
    sealed_hash := previous;
    return next;
  end loop;
end
$$;

-- Rows may go in one way alone: see below.
create or replace function refuse_change_of_audit_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('pulli.expires_audit', true) = 'on' then
    return null;
  end if;
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;

-- Drops the months that ended more than thirteen months ago, as far as they are sealed. Their seals stay, so the chain
-- still holds. Nobody says which months: the clock of the database does.
create function expire_audit_events() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  dropped integer;
begin
  -- Inside the function: an owner who is no superuser may not give it the setting from outside.
  perform set_config('pulli.expires_audit', 'on', true);
  delete from audit_events
  where occurred_at < (date_trunc('month', now() at time zone 'UTC') - interval '13 months') at time zone 'UTC'
    and occurred_at < (select max(minute) + interval '1 minute' from audit_seals);
  get diagnostics dropped = row_count;
  perform set_config('pulli.expires_audit', 'off', true);
  return dropped;
end
$$;
