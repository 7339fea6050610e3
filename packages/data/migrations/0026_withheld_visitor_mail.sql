-- A request whose visitor gets no confirmation, because their mailbox had its mails of the day: anybody can type the
-- address of somebody else. The request itself is as good as any.
alter table consultation_requests add column visitor_mail_withheld boolean not null default false;
