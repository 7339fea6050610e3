-- The copy of a safety plan that a member keeps in their account: sealed in their browser under a code that is drawn
-- there and never sent. The server cannot read it.
create table kept_safety_plans (
  member_id uuid        primary key references members on delete cascade,
  sealed    text        not null,
  version   integer     not null,
  kept_at   timestamptz not null,

  constraint kept_safety_plans_are_sealed check (sealed ~ '^[A-Za-z0-9+/]+={0,2}$' and length(sealed) between 40 and 60000),
  constraint kept_safety_plans_count_up check (version > 0)
);
