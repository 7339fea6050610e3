-- What went out about a request: which message, by which way, to whom of those it concerns, and when. Neither its text nor
-- an address is kept, so whoever reads this table learns no more than its request tells them. A row is written once the
-- mail server or the gateway has taken the message, and keeps it from going out again.
create table messages_sent (
  message_id       text        primary key,    -- left side of the Message-ID, the same at every attempt
  request_id       uuid        not null references consultation_requests (id) on delete cascade,
  appointment_id   uuid        references appointments (id) on delete cascade,
  recipient        text        not null,
  way              text        not null,
  template         text        not null,
  template_version smallint    not null,       -- rises with its words
  sent_at          timestamptz not null,
  receipt          text,                       -- what the mail server or the gateway answered, without addresses

  constraint messages_sent_id_fits check (char_length(message_id) between 1 and 200),
  constraint messages_sent_recipient_is_known check (recipient in ('visitor', 'staff', 'office')),
  constraint messages_sent_way_is_known check (way in ('mail', 'sms')),
  constraint messages_sent_template_is_code check (template ~ '^[a-z][a-z-]{0,39}$'),
  constraint messages_sent_version_is_positive check (template_version >= 1),
  constraint messages_sent_receipt_has_no_address check (char_length(receipt) <= 200 and receipt !~ '@')
);

create index messages_sent_by_request on messages_sent (request_id, sent_at);
create index messages_sent_by_appointment on messages_sent (appointment_id);
