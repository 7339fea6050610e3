-- What a member writes and answers is encrypted under a key of their own (packages/data/src/encryption). The key is
-- wrapped by one that lies outside the database, and goes with the member.
alter table members
  add column wrapped_key bytea,
  add constraint members_wrapped_key_is_whole check (octet_length(wrapped_key) = 61) not valid;

-- Rows of before have their words in `note`, until a job has encrypted them; then `note` is empty.
alter table moods
  add column note_encrypted bytea,
  add constraint moods_encrypted_note_fits check (octet_length(note_encrypted) between 30 and 4029) not valid;

-- The same: `responses` is empty where the answers are encrypted. The rows of before were checked as they came.
alter table assessments
  add column responses_encrypted bytea,
  drop constraint assessments_are_complete,
  add constraint assessments_are_complete check (
    (cardinality(responses) > 0) = (responses_encrypted is null) and array_position(responses, null) is null
  ) not valid,
  add constraint assessments_encrypted_answers_fit check (octet_length(responses_encrypted) between 32 and 1024)
    not valid;

-- A result is never changed; only the answers of a row of before are encrypted, once.
drop trigger assessments_never_change on assessments;
create or replace function refuse_change_of_assessments() returns trigger language plpgsql as $$
begin
  if old.responses_encrypted is null and new.responses_encrypted is not null
    and to_jsonb(new) - array['responses', 'responses_encrypted']
      = to_jsonb(old) - array['responses', 'responses_encrypted']
  then
    return new;
  end if;
  raise exception 'assessments are never changed' using errcode = 'insufficient_privilege';
end
$$;
create trigger assessments_never_change
  before update on assessments
  for each row execute function refuse_change_of_assessments();

-- The tables whose pages still hold words of before they were encrypted: rewritten at the next start.
create table tables_to_rewrite (
  table_name text        primary key,
  since      timestamptz not null default now()
);
