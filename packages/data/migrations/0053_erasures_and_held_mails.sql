-- What a restored backup must not bring back: erasures are copied beside the backups, and those that still wait to be
-- copied stand here (packages/data/src/erasure-ledger). What they were is in the audit trail.
create table erasures_to_copy (
  event_id uuid        primary key,
  since    timestamptz not null default now()
);

-- While there is a row, no mail goes out: after a restore, many have been sent already. At most one.
create table mail_hold (
  is_held boolean     primary key default true,
  since   timestamptz not null default now(),

  constraint mail_hold_is_one check (is_held)
);
