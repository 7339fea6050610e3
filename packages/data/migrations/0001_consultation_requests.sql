create table consultation_requests (
  id                  uuid        primary key,  -- v7, made by the application
  name                text        not null,
  email               text        not null,
  phone               text        not null,
  section             text        not null,
  consultation_on     date        not null,     -- the wished-for day, in the visitor's zone
  time_zone           text        not null,     -- IANA name
  notice_version      text        not null,
  consented_at        timestamptz not null,
  idempotency_key     text,
  request_fingerprint text,                     -- SHA-256 of what was sent under the key
  submitted_at        timestamptz not null,
  provider_mailed_at  timestamptz,
  visitor_mailed_at   timestamptz,

  constraint consultation_requests_name_fits check (char_length(name) between 1 and 100),
  constraint consultation_requests_email_fits check (char_length(email) between 3 and 254),
  constraint consultation_requests_phone_is_indian_mobile check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint consultation_requests_section_is_known check (
    section in (
      'Adult Psychiatry', 'Child Psychiatry', 'Clinical Psychology', 'Counselling Psychology',
      'Art Therapy', 'Music Therapy', 'Dance and Movement Therapy'
    )
  ),
  constraint consultation_requests_notice_is_named check (notice_version <> ''),
  constraint consultation_requests_key_fits check (char_length(idempotency_key) between 1 and 255),
  constraint consultation_requests_key_has_fingerprint check ((idempotency_key is null) = (request_fingerprint is null))
);

-- "Sent twice is stored once" stands here, where no race can slip past it.
create unique index consultation_requests_one_for_each_key
  on consultation_requests (idempotency_key) where idempotency_key is not null;

create index consultation_requests_by_time on consultation_requests (submitted_at);
