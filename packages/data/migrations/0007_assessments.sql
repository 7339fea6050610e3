-- One sitting of one member, never changed afterwards. Of a visitor without an account there is no row.
create table assessments (
  member_id       uuid        not null references members on delete cascade,
  id              uuid        not null,  -- v7, made by the application
  assessment_name text        not null,
  pack_id         text        not null,
  pack_version    text        not null,
  responses       smallint[]  not null,  -- one answerIndex for each item, in the order of the pack
  total           smallint    not null,
  maximum         smallint    not null,
  level           text        not null,
  taken_at        timestamptz not null,

  -- The member stands first: whoever reads without one finds nothing quickly.
  constraint assessments_one_id_for_each_member primary key (member_id, id),
  constraint assessments_name_is_known check (
    assessment_name in ('Depression Assessment', 'Anxiety Assessment', 'Perceived Stress Assessment')
  ),
  constraint assessments_pack_is_named check (pack_id <> '' and pack_version <> ''),
  constraint assessments_are_complete check (
    cardinality(responses) > 0 and array_position(responses, null) is null
  ),
  constraint assessments_total_is_possible check (total between 0 and maximum),
  constraint assessments_level_is_named check (level <> '')
);

create index assessments_latest_of_each_name on assessments (member_id, assessment_name, taken_at desc, id desc);
create index assessments_by_time on assessments (member_id, taken_at desc, id desc);

create function refuse_change_of_assessments() returns trigger language plpgsql as $$
begin
  raise exception 'assessments are never changed' using errcode = 'insufficient_privilege';
end
$$;

-- A member may erase theirs: deleting is allowed, and goes with the member.
create trigger assessments_never_change
  before update on assessments
  for each statement execute function refuse_change_of_assessments();
