#!/bin/sh
# A walk through the whole provider API, as a mobile app would make it, with curl alone.
#
#   docs/api-tour.sh [address of the site]        the default is http://localhost:3000
#
# It prints each call and its answer, and ends with 1 at the first status that is not the one expected. It takes
# half a minute, because a number gets one code in 30 seconds. It signs in with numbers drawn at random, and needs
# the code in the answer: so it works where no SMS gateway is configured, as with `npm start`.
set -eu
site=${1:-http://localhost:3000}
base=$site/api/v1/mwellness
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf '\n# %s\n' "$*"; }

# call <expected status> <method> <path> [body, or - for none] [more for curl …]; leaves the answer in $answer
call() {
  expected=$1 method=$2 path=$3 body=${4:--}
  if [ $# -gt 4 ]; then shift 4; else set --; fi
  if [ "$body" != - ]; then set -- "$@" -H 'content-type: application/json' --data "$body"; fi
  printf '\n> %s %s' "$method" "$path"
  if [ "$body" != - ]; then printf '  %.300s' "$body"; fi
  status=$(curl -sS -X "$method" -o "$work/body" -D "$work/headers" -w '%{http_code}' "$@" "$base$path")
  case $(grep -i '^content-type:' "$work/headers") in
    *json*) answer=$(cat "$work/body") ;;
    *) answer="(a file of $(wc -c <"$work/body" | tr -d ' ') bytes)" ;;
  esac
  printf '\n< %s  %.700s\n' "$status" "$answer"
  if grep -qi '^retry-after:' "$work/headers"; then grep -i '^retry-after:' "$work/headers"; fi
  if [ "$status" != "$expected" ]; then
    printf '\nExpected %s. The tour ends here.\n' "$expected" >&2
    exit 1
  fi
}

# The text, or the number, of a field of the last answer.
field() { printf '%s' "$answer" | sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p"; }

# A mobile number from all over the ranges that India gives to mobiles.
mobile_number() {
  od -An -N8 -tu4 /dev/urandom | awk '{
    many = split("6005 6301 6399 7012 7259 7498 7682 7795 7906 7990 8123 8289 8470 8628 8755 8890 9012 9450 9876", prefix, " ")
    printf "%s%06d", prefix[1 + $1 % many], $2 % 1000000
  }'
}

# sign_in <number> <code> <file for the cookies>; leaves the token in $token
sign_in() {
  call 200 POST /auth/login "{\"mobile_number\":\"$1\",\"type\":\"phone\",\"otp\":\"$2\"}" \
    -c "$3" -H 'x-time-zone: Asia/Kolkata' -H 'user-agent: Chrome/140.0 Android'
  token=$(field access_token)
}

# The answers of a form: answers <how many questions> <answerIndex>
answers() {
  awk -v many="$1" -v choice="$2" 'BEGIN {
    for (n = 0; n < many; n++)
      printf "%s{\"questionIndex\":%d,\"question\":\"Question %d\",\"answer\":null,\"answerIndex\":%d}", n ? "," : "", n, n + 1, choice
  }'
}

asha=$(mobile_number) ravi=$(mobile_number) meera=$(mobile_number) kavya=$(mobile_number)

say 'The contract itself.'
call 200 GET /openapi.json

say 'The lines to call, for everyone.'
call 200 GET /crisis-lines

say 'The assessments with their questions, for everyone.'
call 200 GET /assessments/instruments

say 'Signing in: a number, then the code that comes to it.'
call 200 POST /auth/login-request "{\"mobile_number\":\"$ravi\"}"
call 429 POST /auth/resend-otp "{\"mobile_number\":\"$ravi\",\"request_type\":\"login\"}"
call 422 POST /auth/login-request '{"mobile_number":"12345"}'
call 200 POST /auth/login-request "{\"mobile_number\":\"$asha\"}"
code=$(field otp)
begun=$(date +%s)
call 401 POST /auth/login "{\"mobile_number\":\"$asha\",\"type\":\"phone\",\"otp\":\"$(printf '%06d' $(((1$code + 1) % 1000000)))\"}"
sign_in "$asha" "$code" "$work/asha"
bearer="authorization: Bearer $token"

say 'The token is good for 15 minutes; the refresh cookie gets the next one.'
xsrf=$(awk '$6 == "XSRF-TOKEN" { print $7 }' "$work/asha")
call 200 POST /auth/refresh - -b "$work/asha" -c "$work/asha" -H "x-xsrf-token: $xsrf"
bearer="authorization: Bearer $(field access_token)"

say 'Who is signed in.'
call 401 GET /members/me
call 200 GET /members/me - -H "$bearer"
call 200 PATCH /members/me '{"name":"Asha","time_zone":"Asia/Kolkata"}' -H "$bearer"
call 200 GET /members/me/sealing-keys - -H "$bearer"
call 200 GET /members/me/sessions - -H "$bearer"

say 'A self-assessment. Of a visitor nothing is kept; of a member only with their consent.'
anxiety="{\"assessment_name\":\"Anxiety Assessment\",\"assessment_responses\":[$(answers 21 1)]}"
depression="{\"assessment_name\":\"Depression Assessment\",\"assessment_responses\":[$(answers 21 0)]}"
stress="{\"assessment_name\":\"Perceived Stress Assessment\",\"assessment_responses\":[$(answers 10 2)]}"
phq9="{\"assessment_name\":\"PHQ-9\",\"assessment_responses\":[$(answers 9 0)],\"functional_answer_index\":1}"
call 200 POST /assessments/store-assessment-result "$anxiety"
call 403 POST '/assessments/store-assessment-result?keep=required' "$anxiety" -H "$bearer"
call 200 GET /members/me/consents - -H "$bearer"
for purpose in assessments moods; do
  version=$(printf '%s' "$answer" | sed -n "s/.*\"purpose\":\"$purpose\",[^{]*{\"version\":\"\([^\"]*\)\".*/\1/p")
  call 200 PUT "/members/me/consents/$purpose" \
    "{\"is_given\":true,\"notice_version\":\"$version\",\"is_adult\":true}" -H "$bearer"
  call 200 GET /members/me/consents - -H "$bearer"
done
call 200 POST '/assessments/store-assessment-result?keep=required' "$anxiety" -H "$bearer"
call 200 POST '/assessments/store-assessment-result?keep=required' "$depression" -H "$bearer"
call 200 POST '/assessments/store-assessment-result?keep=required' "$stress" -H "$bearer"
call 200 POST '/assessments/store-assessment-result?keep=required' "$phq9" -H "$bearer"
call 422 POST /assessments/store-assessment-result \
  "{\"assessment_name\":\"Anxiety Assessment\",\"assessment_responses\":[$(answers 20 1)]}" -H "$bearer"
call 200 GET /assessments/getAssessmentResult - -H "$bearer"
call 200 GET '/assessments/getAssessmentResult?history=true' - -H "$bearer"
# Not the id of its pack, which comes after it.
result=$(printf '%s' "$answer" | sed -n 's/.*"id":"\([0-9a-f-]\{36\}\)".*/\1/p')
call 200 DELETE "/assessments/$result" - -H "$bearer"
call 404 DELETE "/assessments/$result" - -H "$bearer"

say 'Moods: one a day. A second one of the day changes the first.'
call 200 POST /mood/createMood '{"moodType":"OKAY","note":"A long day."}' \
  -H "$bearer" -H 'x-time-zone: Asia/Kolkata' -H "idempotency-key: tour-$asha"
call 200 POST /mood/createMood '{"moodType":"GOOD"}' -H "$bearer" -H 'x-time-zone: Asia/Kolkata'
mood=$(field mood_id) version=$(field version)
call 200 GET /mood/getMoods - -H "$bearer"
call 200 PUT "/mood/updateMood/$mood" '{"moodType":"GREAT","note":"It turned out well."}' \
  -H "$bearer" -H "if-match: \"$version\""
call 409 PUT "/mood/updateMood/$mood" '{"moodType":"BAD"}' -H "$bearer" -H "if-match: \"$version\""
call 404 PUT /mood/updateMood/019a0000-0000-7000-8000-000000000000 '{"moodType":"BAD"}' -H "$bearer"

call 200 DELETE "/mood/$mood" - -H "$bearer"
call 404 DELETE "/mood/$mood" - -H "$bearer"

say 'What the member keeps to listen to again.'
audio=$(curl -sS "$site/api/audios?populate=*" | tr ',{' '\n\n' | sed -n 's/^"documentId":"\([a-z0-9]*\)".*/\1/p' | sed q)
call 200 PUT "/members/me/favourites/$audio" - -H "$bearer"
call 200 GET /members/me/favourites - -H "$bearer"
call 200 DELETE "/members/me/favourites/$audio" - -H "$bearer"

say 'Taking consent back, with or without what was kept, and taking everything along.'
call 200 DELETE /members/me/data/moods - -H "$bearer"
call 200 PUT /members/me/consents/moods '{"is_given":false}' -H "$bearer"
call 422 PUT /members/me/consents/moods '{"is_given":false,"kept":"half"}' -H "$bearer"
call 200 PUT /members/me/consents/assessments '{"is_given":false,"kept":"erase"}' -H "$bearer"
call 403 POST /mood/createMood '{"moodType":"OKAY"}' -H "$bearer"
call 200 GET /members/me/export - -H "$bearer"

say 'A recovery code, shown once: it opens the account when it was quiet for long. No other one does.'
call 200 POST /members/me/recovery-code - -H "$bearer"
call 200 GET /members/me/recovery-code - -H "$bearer"
call 401 POST /auth/recover '{"recovery_code":"00000-00000-00000-00000"}' -H "$bearer"
call 200 POST /members/me/recovery-offer - -H "$bearer"
call 200 GET /members/me/sign-in-notices - -H "$bearer"
call 404 DELETE /members/me/sign-in-notices/019a0000-0000-7000-8000-000000000000 - -H "$bearer"

say 'A safety plan, kept as the app sealed it: the server cannot read it. No device writes over what another one wrote.'
call 200 GET /members/me/safety-plan - -H "$bearer"
call 200 PUT /members/me/safety-plan "{\"sealed\":\"$(head -c 48 /dev/urandom | base64)\",\"replaces\":null}" -H "$bearer"
call 409 PUT /members/me/safety-plan "{\"sealed\":\"$(head -c 48 /dev/urandom | base64)\",\"replaces\":null}" -H "$bearer"
call 200 DELETE /members/me/safety-plan - -H "$bearer"

say 'What asks for a code again: an export later than 15 minutes after the last one, and another number.'
call 401 POST /members/me/export-confirm '{"otp":"000000"}' -H "$bearer"
call 422 PUT /members/me/number "{\"mobile_number\":\"$meera\",\"otp\":\"000000\"}" -H "$bearer"

say 'What needs no member.'
call 200 POST /user-contact-email "{\"name\":\"Asha Rao\",\"email\":\"asha-$asha@example.org\",\"phone\":\"$asha\",\"section\":\"Art Therapy\",\"consultation_date\":\"2099-12-01\"}" \
  -H "idempotency-key: tour-$asha"
call 200 POST /requests "{\"name\":\"Asha Rao\",\"email\":\"asha-$asha@example.org\",\"phone\":\"$asha\",\"section\":\"Art Therapy\",\"consultation_date\":\"2099-12-02\"}" \
  -H "idempotency-key: tour-request-$asha"
request=$(field token)
call 200 GET "/requests/$request"
call 404 GET /requests/of-nobody

say 'Whoever has no account proves the number of a request with its code.'
call 200 POST /requests "{\"name\":\"Kavya Rao\",\"email\":\"kavya-$kavya@example.org\",\"phone\":\"$kavya\",\"section\":\"Art Therapy\",\"consultation_date\":\"2099-12-02\"}" \
  -H "idempotency-key: tour-request-$kavya"
theirs=$(field token)
call 200 POST "/requests/$theirs/digits" "{\"digits\":\"$(printf '%s' "$kavya" | tail -c 4)\"}"
pass="x-follow-pass: $(field pass)"
call 200 POST "/requests/$theirs/code" '{}' -H "$pass" -c "$work/kavya"
call 200 POST "/requests/$theirs/proof" "{\"code\":\"$(field otp)\"}" -H "$pass" -b "$work/kavya"
proof="x-follow-pass: $(field pass)"
call 200 GET "/requests/$theirs" - -H "$proof"
call 200 PUT "/requests/$theirs/mail" '{"answer":"keep"}' -H "$proof"
# The link has ended. Who ended it finds the next one there, nobody else does.
call 200 GET "/requests/$theirs" - -H "$proof"
call 404 GET "/requests/$theirs"

say 'An appointment: a free time is held, and booked, moved and cancelled by the member whose number it is.'
call 200 POST "/requests/$request/digits" "{\"digits\":\"$(printf '%s' "$asha" | tail -c 4)\"}"
pass="x-follow-pass: $(field pass)"
call 200 GET /services
service=$(printf '%s' "$answer" | sed -n 's/.*"data":\[{"id":"\([0-9a-f-]*\)".*/\1/p')
# Where nobody has published hours there is nothing to book, and the office calls.
nobody=019a0000-0000-7000-8000-000000000000
call 422 GET /slots
call 404 GET "/slots?service=$nobody"
if [ -n "$service" ]; then
  call 200 GET "/slots?service=$service"
  # The second, since the first may begin too soon in a moment, and the last.
  early=$(printf '%s' "$answer" | tr '{' '\n' | sed -n 's/^"starts_at":"\([^"]*\)".*/\1/p' | sed -n 2p)
  last=$(printf '%s' "$answer" | tr '{' '\n' | sed -n 's/^"starts_at":"\([^"]*\)".*/\1/p' | sed -n '$p')
fi
if [ -n "${early:-}" ]; then
  call 401 POST /appointments "{\"request\":\"$request\",\"service\":\"$service\",\"starts_at\":\"$last\"}"
  call 422 POST /appointments "{\"request\":\"$request\",\"service\":\"$service\",\"starts_at\":\"2001-01-01T00:00:00Z\"}" -H "$pass"
  call 200 POST /appointments "{\"request\":\"$request\",\"service\":\"$service\",\"starts_at\":\"$last\"}" -H "$pass"
  appointment=$(printf '%s' "$answer" | sed -n 's/.*"data":{"id":"\([0-9a-f-]*\)".*/\1/p')
  call 401 POST "/appointments/$appointment/confirm" "{\"request\":\"$request\"}" -H "$pass"
  call 200 POST "/appointments/$appointment/call" "{\"request\":\"$request\"}" -H "$pass"
  call 200 POST "/appointments/$appointment/confirm" "{\"request\":\"$request\"}" -H "$bearer"
  call 200 POST "/appointments/$appointment/move" "{\"request\":\"$request\",\"starts_at\":\"$early\",\"staff\":null}" -H "$bearer"
  appointment=$(printf '%s' "$answer" | sed -n 's/.*"data":{"id":"\([0-9a-f-]*\)".*/\1/p')

  say 'A summary for the counsellor of the appointment: looked at, sent, and taken back.'
  summary="/members/me/appointments/$appointment/summary"
  call 200 GET /members/me/consents - -H "$bearer"
  version=$(printf '%s' "$answer" | sed -n 's/.*"purpose":"moods",[^{]*{"version":"\([^"]*\)".*/\1/p')
  call 200 PUT /members/me/consents/moods "{\"is_given\":true,\"notice_version\":\"$version\",\"is_adult\":true}" -H "$bearer"
  call 200 POST /mood/createMood '{"moodType":"GOOD","note":"Ready for the talk."}' -H "$bearer" -H 'x-time-zone: Asia/Kolkata'
  day=$(field day)
  call 422 POST "$summary/preview" "{\"from\":\"$day\",\"to\":\"$day\",\"items\":[\"name\"]}" -H "$bearer"
  call 200 POST "$summary/preview" "{\"from\":\"$day\",\"to\":\"$day\",\"items\":[\"moods\",\"notes\"]}" -H "$bearer"
  seen=$(field seen)
  call 409 PUT "$summary" "{\"from\":\"$day\",\"to\":\"$day\",\"items\":[\"moods\"],\"seen\":\"$seen\"}" -H "$bearer"
  call 200 PUT "$summary" "{\"from\":\"$day\",\"to\":\"$day\",\"items\":[\"moods\",\"notes\"],\"seen\":\"$seen\"}" -H "$bearer"
  call 200 GET "$summary" - -H "$bearer"
  call 200 GET /members/me/summaries - -H "$bearer"
  call 200 DELETE "$summary" - -H "$bearer"

  call 200 POST "/appointments/$appointment/cancel" "{\"request\":\"$request\"}" -H "$bearer"
  call 404 GET "/requests/$request" - -H "$pass"
else
  call 404 POST /appointments "{\"request\":\"$request\",\"service\":\"$nobody\",\"starts_at\":\"2099-12-01T05:30:00Z\"}" -H "$pass"
  for step in confirm cancel call; do
    call 404 POST "/appointments/$nobody/$step" "{\"request\":\"$request\"}" -H "$pass"
  done
  call 404 POST "/appointments/$nobody/move" "{\"request\":\"$request\",\"starts_at\":\"2099-12-01T05:30:00Z\"}" -H "$pass"
  summary="/members/me/appointments/$nobody/summary"
  call 404 POST "$summary/preview" '{"from":"2026-11-01","to":"2026-11-02","items":["moods"]}' -H "$bearer"
  call 404 PUT "$summary" '{"from":"2026-11-01","to":"2026-11-02","items":["moods"],"seen":"nothing"}' -H "$bearer"
  call 404 GET "$summary" - -H "$bearer"
  call 200 GET /members/me/summaries - -H "$bearer"
  call 200 DELETE "$summary" - -H "$bearer"
fi
call 200 GET /members/me/requests - -H "$bearer"
call 404 PUT "/members/me/requests/$nobody/mail" '{"answer":"keep"}' -H "$bearer"
call 200 GET /members/me/unclaimed-requests - -H "$bearer"
call 404 PUT "/members/me/unclaimed-requests/$nobody" '{"answer":"mine"}' -H "$bearer"
call 200 DELETE /members/me/request-block - -H "$bearer"
call 404 GET "/members/me/requests/$nobody/appointment.ics" - -H "$bearer"
call 200 POST /newsletter/subscribe "{\"email\":\"asha-$asha@example.org\"}"
call 422 POST /newsletter/confirm '{"token":"the-one-of-the-mail"}'
call 422 POST /newsletter/unsubscribe '{"token":"the-one-of-the-mail"}'
call 200 POST /vitals '{"route":"/","vitals":[{"name":"LCP","value":640,"rating":"good"}]}'
call 404 GET /nothing-here

say 'A session of an app: it has no cookies, and gets its refresh token in the answer.'
call 200 POST /auth/login-request "{\"mobile_number\":\"$meera\"}"
call 200 POST /auth/login \
  "{\"mobile_number\":\"$meera\",\"type\":\"phone\",\"otp\":\"$(field otp)\",\"client\":\"app\"}" \
  -H 'origin: https://localhost' -H 'x-time-zone: Asia/Kolkata'
call 200 POST /auth/refresh "{\"refresh_token\":\"$(field refresh_token)\"}" -H 'origin: https://localhost'
token=$(field access_token)
call 200 GET /members/me - -H "authorization: Bearer $token"
call 401 POST /auth/refresh '{"refresh_token":"of-nobody"}'
call 401 POST /auth/refresh

say 'Signing out: the token is of no use from then on.'
call 200 POST /auth/logout - -H "authorization: Bearer $token"
call 401 GET /members/me - -H "authorization: Bearer $token"

wait=$((begun + 31 - $(date +%s)))
if [ "$wait" -gt 0 ]; then
  say "A number gets one code in 30 seconds: waiting for $wait more."
  sleep "$wait"
fi

say 'Sent again, and a session ended from the list.'
call 200 POST /auth/resend-otp "{\"mobile_number\":\"$ravi\",\"request_type\":\"login\"}"
sign_in "$ravi" "$(field otp)" "$work/ravi"
call 200 GET /members/me/sessions - -H "authorization: Bearer $token"
call 200 DELETE "/members/me/sessions/$(field id)" - -H "authorization: Bearer $token"
call 401 GET /members/me - -H "authorization: Bearer $token"

say 'Erasing everything, with a code of its own.'
call 200 POST /members/me/erase-request - -H "$bearer"
code=$(field otp)
call 429 POST /members/me/export-request - -H "$bearer"
call 429 POST /members/me/number-request "{\"mobile_number\":\"$meera\"}" -H "$bearer"
call 200 DELETE /members/me "{\"otp\":\"$code\"}" -H "$bearer"
call 401 GET /members/me - -H "$bearer"

printf '\nThe tour is complete: every call answered as it should.\n'
