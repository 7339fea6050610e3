-- PHQ-9 and GAD-7, and the question that both ask after their items: how hard the problems make everyday life. It is
-- never scored, and may stay without an answer.
alter table assessments
  drop constraint assessments_name_is_known,
  -- Validated by the next migration, so that no write waits for the whole table to be read.
  add constraint assessments_name_is_known check (
    assessment_name in ('Depression Assessment', 'Anxiety Assessment', 'Perceived Stress Assessment', 'PHQ-9', 'GAD-7')
  ) not valid,
  add column functional_answer smallint  -- the index of the answer
    constraint assessments_functional_answer_is_an_index check (functional_answer >= 0);

-- The packs of version 1 were three. A later pack begins with version 1 too, and may never get a safety by their rule.
drop trigger assessments_of_version_1 on assessments;
create trigger assessments_of_version_1 before insert on assessments
  for each row when (
    new.safety is null and new.pack_version = '1'
    and new.pack_id in ('depression-own', 'stress-own', 'anxiety-symptoms')
  )
  execute function fill_safety_of_version_1();
