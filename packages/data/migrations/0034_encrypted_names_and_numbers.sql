-- Names, numbers and what visitors write into the consultation form are encrypted too. A number is found by a keyed
-- hash, `phone_lookup`. Rows of before have name, phone and email as they were typed, until a job has encrypted them.
alter table members
  add column name_encrypted        bytea,
  add column phone_encrypted       bytea,
  add column phone_lookup          bytea,
  add column inactive_phone_lookup bytea,
  drop constraint members_active_hold_their_number,
  drop constraint members_have_one_number,
  add constraint members_active_hold_their_number check (
    (status = 'active') = (num_nonnulls(phone, phone_lookup) = 1)
  ) not valid,
  add constraint members_have_one_number check (
    num_nonnulls(phone, phone_lookup, inactive_phone, inactive_phone_lookup) = 1
  ) not valid,
  add constraint members_encrypted_number_is_found check (
    (phone_encrypted is not null) = (num_nonnulls(phone_lookup, inactive_phone_lookup) = 1)
  ) not valid,
  add constraint members_lookup_is_whole check (
    octet_length(coalesce(phone_lookup, inactive_phone_lookup)) = 32
  ) not valid;

create unique index members_one_for_each_phone_lookup on members (phone_lookup);
create index members_by_inactive_phone_lookup on members (inactive_phone_lookup)
  where inactive_phone_lookup is not null;

-- A request has a key of its own: whoever sent it need not be a member.
alter table consultation_requests
  add column wrapped_key       bytea,
  add column details_encrypted bytea,  -- name, email and phone
  add column phone_lookup      bytea,
  drop constraint consultation_requests_name_fits,
  drop constraint consultation_requests_email_fits,
  drop constraint consultation_requests_phone_is_indian_mobile,
  add constraint consultation_requests_details_are_whole check (
    case when details_encrypted is null
      then char_length(name) between 1 and 100 and char_length(email) between 3 and 254
        and phone ~ '^\+91[6-9][0-9]{9}$'
      else name = '' and email = '' and phone = '' and octet_length(wrapped_key) = 61
        and octet_length(phone_lookup) = 32
    end
  ) not valid;

create index consultation_requests_by_phone_lookup on consultation_requests (phone_lookup);
