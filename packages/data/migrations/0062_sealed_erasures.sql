-- What somebody erased, sealed for the holder of a key that no machine of the site has, and only where the operator has to
-- keep it (docs/decisions/0080-retention-after-erasure.md). Outside the seal a row says of nobody whose it is: neither its id
-- nor its days, which are whole ones, lead to an event of the audit trail.
create table sealed_erasures (
  id        uuid  primary key default gen_random_uuid(),
  sealed    bytea not null,
  erased_on date  not null,
  -- The last day on which it is there.
  ends_on   date  not null,

  constraint sealed_erasures_are_sealed check (substring(sealed from 1 for 21) = 'age-encryption.org/v1'::bytea),
  constraint sealed_erasures_end check (ends_on > erased_on)
);

create index sealed_erasures_by_end on sealed_erasures (ends_on);
