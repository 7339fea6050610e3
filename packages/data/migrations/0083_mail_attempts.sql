-- Which mails of a job a mail server may have: written before the text of a mail goes out, so that a mail whose end is not
-- known is sent once more at most, and one that was taken is not sent again. A row goes with its job.
create table mail_attempts (
  job_id     bigint      not null,
  message_id text        not null,            -- left side of the Message-ID
  tries      smallint    not null default 1,  -- whose end is not known, or the last of which was taken
  taken_at   timestamptz,
  receipt    text,                            -- what the mail server answered, without addresses

  primary key (job_id, message_id),
  constraint mail_attempts_id_fits check (char_length(message_id) between 1 and 200),
  constraint mail_attempts_are_two check (tries between 0 and 2),
  constraint mail_attempts_receipt_has_no_address check (char_length(receipt) <= 200 and receipt !~ '@')
);

-- What became of a message. `refused`: its recipient's mail server does not want it; `unsure`: it may have arrived. Either is
-- shown at the desk.
alter table messages_sent
  add column outcome text not null default 'taken',
  add constraint messages_sent_outcome_is_known check (outcome in ('taken', 'refused', 'unsure'));
