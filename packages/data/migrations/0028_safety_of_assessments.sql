-- What a result asks for: none, today or now (safetyOf in packages/domain), stored with it so that whatever shows or
-- exports it reads one value; and whether an answer asked for it, or the total alone.
alter table assessments
  add column safety text,
  add column has_safety_answer boolean;

-- Every row has its answers, so the rows of before get theirs from them. The rule is that of the packs of version 1, the
-- only ones there were: item 9 of the depression assessment, where the answerIndex is the points, and its total.
create function fill_safety_of_version_1() returns trigger language plpgsql as $$
declare
  answer smallint := case when new.pack_id = 'depression-own' then coalesce(new.responses[9], 0) else 0 end;
  total  smallint := case when new.pack_id = 'depression-own' then new.total else 0 end;
begin
  new.has_safety_answer := answer >= 1;
  new.safety := case
    when answer >= 2 or total >= 41 then 'now'
    when answer = 1 or total >= 31 then 'today'
    else 'none'
  end;
  return new;
end
$$;

alter table assessments disable trigger assessments_never_change;
create trigger fill_safety before update on assessments
  for each row execute function fill_safety_of_version_1();
update assessments set total = total;
drop trigger fill_safety on assessments;
alter table assessments enable trigger assessments_never_change;

alter table assessments
  alter column safety set not null,
  alter column has_safety_answer set not null,
  add constraint assessments_safety_is_known check (safety in ('none', 'today', 'now')),
  add constraint assessments_safety_answer_counts check (safety <> 'none' or not has_safety_answer);

-- A server of the version before writes no safety while it is being replaced. A newer pack without one is refused.
create trigger assessments_of_version_1 before insert on assessments
  for each row when (new.safety is null and new.pack_version = '1')
  execute function fill_safety_of_version_1();
