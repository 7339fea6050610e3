-- What was done under an `Idempotency-Key` in the last 24 hours, so that what is sent again is not done again. Only
-- hashes are kept: neither the key, nor what was sent, nor the answer, which is made again from what is kept elsewhere.
create table idempotency_keys (
  key_hash    bytea       not null,  -- SHA-256 of the call, of whose key it is, and of the key
  member_id   uuid        references members on delete cascade,  -- null: a visitor's
  fingerprint bytea       not null,  -- SHA-256 of the key and of what was sent under it
  subject     text,                  -- what was made: the day of a mood, the id of a consultation request
  used_at     timestamptz not null,

  -- "Done once" stands here, where no race can slip past it.
  primary key (key_hash),
  constraint idempotency_keys_are_hashes check (octet_length(key_hash) = 32 and octet_length(fingerprint) = 32),
  constraint idempotency_keys_subject_fits check (char_length(subject) between 1 and 64)
);

create index idempotency_keys_by_member on idempotency_keys (member_id);
create index idempotency_keys_by_time on idempotency_keys (used_at);
