-- Whose a request is (decision 0123). Anybody can send one with any number and any mail address: what is known of both is
-- stored beside them. A server of the version before knows none of these columns, and all may stay empty.
alter table consultation_requests
  add column claimed_at     timestamptz, -- since when it is known that the owner of the number sent it
  add column disowned_at    timestamptz, -- since when the owner says that somebody else sent it
  add column links_ended_at timestamptz, -- since when no link counts that was given to whoever sent it
  add column mail_answer    text,        -- of who acted: may mails about an appointment go to the address? null: not asked
  add column is_blocked     boolean not null default false, -- the owner wants no more that they did not send: sorted last
  add constraint consultation_requests_mail_answer_is_known check (mail_answer in ('confirmed', 'none')) not valid;

alter table members add column blocks_unclaimed_since timestamptz;
