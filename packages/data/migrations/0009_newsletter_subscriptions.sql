-- Who asked for the letters. Nobody gets one before they confirmed it from their own inbox (double opt-in), and
-- who leaves is deleted. The links in the mails are signed with a key that is not in the database.
create table newsletter_subscriptions (
  id             uuid        primary key,  -- v7, made by the application
  email          text        not null,     -- in small letters
  notice_version text        not null,
  asked_at       timestamptz not null,
  confirmed_at   timestamptz,
  last_letter    text,                     -- documentId of the last letter that was mailed

  constraint newsletter_subscriptions_one_for_each_email unique (email),
  constraint newsletter_subscriptions_email_fits check (char_length(email) between 3 and 254),
  constraint newsletter_subscriptions_email_is_folded check (email = lower(email)),
  constraint newsletter_subscriptions_notice_is_named check (notice_version <> ''),
  constraint newsletter_subscriptions_letters_need_consent check (last_letter is null or confirmed_at is not null)
);

create index newsletter_subscriptions_unconfirmed
  on newsletter_subscriptions (asked_at) where confirmed_at is null;
