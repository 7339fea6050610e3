-- What a member agreed to, each time they did. Withdrawing ends a row and giving again begins another, so that it
-- stays known that a consent existed, to which words, and from when to when.
create table consents (
  member_id      uuid        not null references members on delete cascade,
  consent_id     uuid        not null,  -- v7, made by the application
  purpose        text        not null,
  notice_version text        not null,  -- of the words that were agreed to
  is_adult       boolean     not null,  -- they said "I am 18 or older"
  given_at       timestamptz not null,
  withdrawn_at   timestamptz,

  primary key (member_id, consent_id),
  constraint consents_purpose_is_known check (purpose in ('assessments', 'moods')),
  constraint consents_notice_is_named check (char_length(notice_version) between 1 and 40),
  constraint consents_are_of_adults check (is_adult),
  constraint consents_end_after_they_begin check (withdrawn_at >= given_at)
);

-- "Given once, until withdrawn" stands here, where no race can slip past it.
create unique index consents_one_open_for_each_purpose on consents (member_id, purpose) where withdrawn_at is null;
create index consents_by_purpose on consents (member_id, purpose, given_at desc, consent_id desc);

create function refuse_change_of_consents() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is null and new.withdrawn_at is not null
    and (new.member_id, new.consent_id, new.purpose, new.notice_version, new.is_adult, new.given_at)
      = (old.member_id, old.consent_id, old.purpose, old.notice_version, old.is_adult, old.given_at)
  then
    return new;
  end if;
  raise exception 'a consent is withdrawn once, and never changed' using errcode = 'insufficient_privilege';
end
$$;

-- A member may erase theirs: deleting is allowed, and goes with the member.
create trigger consents_are_only_withdrawn
  before update on consents
  for each row execute function refuse_change_of_consents();
