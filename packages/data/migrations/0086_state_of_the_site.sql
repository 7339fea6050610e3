-- Owners see how many mails did not arrive: there are few among all that were sent.
create index messages_sent_undelivered on messages_sent (sent_at) where outcome <> 'taken';

-- Since when the SMS gateway has taken no one-time code, from the first that failed until it takes one. Each server process knows
-- only of the codes that it sent itself, and forgets them.
create table code_outage (
  is_only        boolean     primary key default true check (is_only),
  since          timestamptz not null,
  last_failed_at timestamptz not null
);
