// Made of the contract by openapi-typescript; `npm run client -w @pulli/api` makes it anew.
export interface paths {
    "/api/v1/mwellness/user-contact-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a consultation
         * @description Stores the request and mails it to the provider, and a confirmation to the visitor. Sending it under the visible notice is the consent to that. `X-Time-Zone` (IANA name, default Asia/Kolkata) says what today is; `Idempotency-Key` (1 to 255 characters, 24 hours) makes it safe to send again.
         */
        post: operations["requestConsultation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/assessments/store-assessment-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score an assessment, and keep it for a member
         * @description The score is made from `answerIndex` alone. Without an `Authorization` header nothing is kept; with one, the result is kept where the member agreed to that, and `isStored` says so. `?keep=required` answers 403 with the code `consent-required` instead of a result that cannot be kept.
         */
        post: operations["storeAssessmentResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/assessments/getAssessmentResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of the member who is signed in
         * @description The latest result of each instrument, or with `?history=true` all of them (at most 1 000), newest first. An empty list where there is none.
         */
        get: operations["getAssessmentResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the letters
         * @description Mails a link that confirms the subscription. Whether the address gets the letters already is not told.
         */
        post: operations["askForNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the subscription
         * @description Takes the token of the link. It holds for seven days, and a second time is no fault.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the letters
         * @description Takes the token that stands in every letter, and deletes the address.
         */
        post: operations["leaveNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/auth/login-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a one-time code
         * @description The answer is the same whether the number is known or not. A browser gets one code for a number in 30 seconds and 3 in 10 minutes; past 10 in a day one in 10 minutes. Every refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser` of the answer, of a refusal too: it binds the code to whoever asked and shows that they waited. A caller that keeps none shares one code of the number, and its tries, with all others that keep none. `data.otp` is there only while no SMS gateway is configured.
         */
        post: operations["requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/auth/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another one-time code
         * @description The code before it is good no longer. A browser gets one code for a number in 30 seconds and 3 in 10 minutes; past 10 in a day one in 10 minutes. Every refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser` of the answer, of a refusal too: it binds the code to whoever asked and shows that they waited. A caller that keeps none shares one code of the number, and its tries, with all others that keep none. `data.otp` is there only while no SMS gateway is configured.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time code
         * @description Answers the user with an access token that is good for 15 minutes, and sets the refresh cookie and `XSRF-TOKEN`. A new member has an empty `name`. `X-Time-Zone` (IANA name) becomes theirs. An app sends `"client": "app"`: it gets the refresh token in the answer and no cookie, and may call from any origin.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description Takes the refresh cookie and sets its successor. The header `X-XSRF-TOKEN` repeats the cookie `XSRF-TOKEN`. An app, which has no cookie, sends its `refresh_token` in the body and gets the next one in the answer. Each is good for one renewal and 7 days, a session for 30 days. One that was used before is forgiven for 10 seconds, and as long as nothing of the answer it got was used; any other use ends the session.
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the access token: neither it nor the refresh cookie works afterwards.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Of the number only the last four digits are shown.
         */
        get: operations["readMember"];
        put?: never;
        post?: never;
        /**
         * Erase everything
         * @description With the code of `POST /members/me/erase-request`. All sessions end. It cannot be taken back.
         */
        delete: operations["eraseMember"];
        options?: never;
        head?: never;
        /**
         * Change the name or the time zone
         * @description What is left out stays as it is.
         */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/api/v1/mwellness/members/me/sealing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys for what waits on a device
         * @description With these an app seals what it keeps while there is no network, so that it outlives the session and only the same member, signed in again, opens it. AES-256 keys in base64: the first one seals, each may open. Keep them no longer than the session.
         */
        get: operations["readSealingKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member is signed in
         * @description The sessions that can still be used, with the one that asks among them.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out somewhere else
         * @description Neither its access tokens nor its refresh token work afterwards.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report how fast a page was
         * @description Takes the pattern of the route and each measure at most once. It is counted by ranges and forgotten: the counts of an hour become one line of the log.
         */
        post: operations["reportVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member is asked, and what they agreed to
         * @description Each purpose with the words that are shown now, and every time it was given or withdrawn.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/consents/{purpose}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Agree to one purpose, or take it back
         * @description Agreeing sends the `version` of the notice that was shown, and `is_adult: true` for "I am 18 or older". Taking back sends `is_given: false` alone: nothing new is kept from then on, and what was kept before stays until the member erases it. Sending again what is so already changes nothing.
         */
        put: operations["changeConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/mood/getMoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The moods of the member who is signed in
         * @description Newest day first, at most 400. `from` and `to` are days (`YYYY-MM-DD`), both included. Where there are more, `next_to` is the `to` of the next page. `today` is the day it is by `X-Time-Zone` (IANA name; without it the zone of the member).
         */
        get: operations["getMoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/mood/createMood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the mood of a day
         * @description Needs the consent `moods`. The day is today by `X-Time-Zone` (IANA name; without it the zone of the member), or with `day` one of the six days before. A day has one entry: a second create changes it and answers with it. Sent again under its `Idempotency-Key` it answers with the entry as it is now, and changes nothing. With `If-Match`, or with `recorded_at` where it comes late, it is not put over an entry that was changed since: that answers 409 with the code `stale-version`.
         */
        post: operations["createMood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/mood/updateMood/{mood_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an entry
         * @description Needs the consent `moods`. `If-Match` names the `version` that was shown, such as `"3"`: where the entry was changed since, the answer is 409 with the code `stale-version`, and nothing is changed.
         */
        put: operations["updateMood"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audios and videos that the member keeps
         * @description Newest first, at most 200.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/favourites/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep an audio or video
         * @description Sent again, it changes nothing.
         */
        put: operations["addFavourite"];
        post?: never;
        /**
         * Keep it no longer
         * @description Sent again, it changes nothing.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take everything along
         * @description A ZIP of everything that is held of the member: `README.txt`, `everything.json` and a CSV for each table. Three times an hour. A refusal is the envelope. A code must have been entered in this session within the last 15 minutes, by signing in or with `POST /members/me/export-confirm`; otherwise 403 `fresh-code-needed`.
         */
        get: operations["exportMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/export-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the code with which everything can be taken along
         * @description Needed where the last code was entered in this session more than 15 minutes ago; it serves a new recovery code (`POST /members/me/recovery-code`) as well. The limits are those of `POST /auth/login-request`.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/export-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the code of an export
         * @description With the code of `POST /members/me/export-request`. For 15 minutes `GET /members/me/export` and `POST /members/me/recovery-code` then answer in this session. A code for signing in or for erasing does not do.
         */
        post: operations["confirmExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/erase-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the code with which everything is erased
         * @description The limits are those of a browser that is known at `POST /auth/login-request`. A code for signing in does not erase.
         */
        post: operations["requestErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a recovery code
         * @description When the member was first told of it, and when theirs was made. The code itself is never given again.
         */
        get: operations["readRecoveryState"];
        put?: never;
        /**
         * Make a recovery code
         * @description Shown this once; the one before it is good no longer. It opens the account where it was not used for 90 days, or was sealed because somebody started afresh with its number, and stands in for the code to the old number in `PUT /members/me/number`. A one-time code must have been entered in this session within the last 15 minutes, by signing in or with `POST /members/me/export-confirm`; otherwise 403 `fresh-code-needed`.
         */
        post: operations["makeRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/recovery-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the member was told of the recovery code
         * @description For a client that has shown the member that there is such a code. Only accounts whose member was told are kept from a browser that never signed in to them, once nobody has used them for 90 days.
         */
        post: operations["noteRecoveryOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/auth/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an earlier account with its recovery code
         * @description For whoever signed in and was met as somebody new: an account that nobody used for 90 days does not open in a browser that never signed in to it. Answers like `POST /auth/login`, for the account of the code, which has the number of this session from then on. What was begun with it until now is sealed for 12 months, or erased where nothing is kept in it. An account that is in use with another number answers 409 `account-in-use`. An app sends `"client": "app"`, as in `POST /auth/login`, and may call from any origin.
         */
        post: operations["recoverAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/number-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the codes with which the number is changed
         * @description One goes to the new number and one to the current number. Five times an hour, and within the limits of `POST /auth/login-request` for each number. The answer does not say whether the new number has an account.
         */
        post: operations["requestNumberChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the number
         * @description With both codes of `POST /members/me/number-request`: `otp` of the new number, `current_otp` of the current number. Where that SIM is lost, `recovery_code` stands in for `current_otp`. A wrong code is named in `data.fields`, and the other one stays good. All other sessions end. A number whose account is in use answers 409 `number-in-use`, to whoever has shown that it is theirs.
         */
        put: operations["changeNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/sign-in-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign-ins from new browsers
         * @description Those of the last 30 days from a browser that the member had not signed in from before, the newest first, until one of the other sessions dismisses them. `DELETE /members/me/sessions/{id}` ends one.
         */
        get: operations["listSignInNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/sign-in-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Say that a new sign-in is known
         * @description It is not shown again, in no browser.
         */
        delete: operations["dismissSignInNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions and answers
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faqs/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the questions and answers
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The articles
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the articles
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webinars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webinars
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listWebinars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webinars/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the webinars
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readWebinars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seminars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The seminars
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listSeminars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seminars/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the seminars
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readSeminars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the team
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the people of the team
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The films
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the films
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The recordings
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listAudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audios/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the recordings
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readAudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letters
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["listNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletters/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the letters
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of the site
         * @description Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, `locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change nothing: an answer has all fields. A filter is refused.
         */
        get: operations["readSiteSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AssessmentResult: {
            /** @enum {string} */
            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment";
            storedResult: {
                totalScore: number;
                assessmentMaxScore: number;
                level: string;
                advice: string;
            };
            headline: string;
            pack: {
                id: string;
                version: string;
            };
            safety: {
                /** @enum {string} */
                level: "none" | "today" | "now";
                /** @enum {string} */
                beforeResult: "none" | "today" | "now";
                besideScore: boolean;
            };
            isStored: boolean;
        };
        CodeSent: {
            otp?: string;
        };
        Consent: {
            /** @enum {string} */
            purpose: "assessments" | "moods";
            is_given: boolean;
            notice: {
                version: string;
                title: string;
                text: string;
            };
            history: {
                notice_version: string;
                /** Format: date-time */
                given_at: string;
                withdrawn_at: string | null;
            }[];
        };
        /**
         * @example {
         *       "is_given": false
         *     }
         */
        ConsentChange: {
            /** @constant */
            is_given: true;
            notice_version: string;
            /** @constant */
            is_adult: true;
        } | {
            /** @constant */
            is_given: false;
        };
        /**
         * @example {
         *       "id": "019a9b6c-0000-7000-8000-000000000000"
         *     }
         */
        ConsultationReceipt: {
            /** Format: uuid */
            id: string;
        };
        ContentList: {
            data: components["schemas"]["ContentRecord"][];
            meta: {
                /** @description By page, also where it was asked for by start and limit. */
                pagination?: {
                    page: number;
                    pageSize: number;
                    pageCount: number;
                    total: number;
                };
            };
        };
        ContentOne: {
            data: components["schemas"]["ContentRecord"];
            meta?: Record<string, never>;
        };
        ContentProblem: {
            data: null;
            error: {
                status: number;
                name: string;
                message: string;
                details?: Record<string, never>;
            };
        };
        ContentRecord: {
            id?: number;
            documentId: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            publishedAt?: string | null;
        } & {
            [key: string]: unknown;
        };
        EndedSession: {
            /** Format: uuid */
            id: string;
        };
        Erasure: {
            /** @description Six digits. */
            otp: string;
        };
        Favourite: {
            document_id: string;
            /** Format: date-time */
            added_at: string;
        };
        FavouriteMark: {
            document_id: string;
            is_favourite: boolean;
        };
        KeptAssessment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment";
            totalScore: number;
            assessmentMaxScore: number;
            level: string;
            safety: {
                /** @enum {string} */
                level: "none" | "today" | "now";
                hasAnswer: boolean;
            };
            pack: {
                id: string;
                version: string;
            };
            /** Format: date-time */
            takenAt: string;
        };
        Login: {
            /**
             * @description An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.
             * @example 9876543210
             */
            mobile_number: string;
            /** @constant */
            type: "phone";
            /** @description Six digits. */
            otp: string;
            /** @enum {string} */
            client?: "browser" | "app";
        };
        LoginRequest: {
            /**
             * @description An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.
             * @example 9876543210
             */
            mobile_number: string;
        };
        Member: {
            name: string;
            time_zone: string;
            phone: string;
            /** Format: date-time */
            member_since: string;
        };
        /**
         * @example {
         *       "name": "Asha",
         *       "time_zone": "Asia/Kolkata"
         *     }
         */
        MemberChange: {
            name?: string;
            time_zone?: string;
        };
        MemberSession: {
            /** Format: uuid */
            id: string;
            device: string;
            /** Format: date-time */
            signed_in_at: string;
            /** Format: date-time */
            last_used_at: string;
            is_current: boolean;
        };
        /**
         * @example {
         *       "mood_id": "019a9b6c-0000-7000-8000-000000000000",
         *       "mood_type": "GOOD",
         *       "note": "Walked home.",
         *       "day": "2026-11-21",
         *       "version": 1,
         *       "createdAt": "2026-11-21T06:00:00.000Z"
         *     }
         */
        Mood: {
            /** Format: uuid */
            mood_id: string;
            /** @enum {string} */
            mood_type: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
            note: string;
            /** Format: date */
            day: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
        };
        MoodChange: {
            /** @enum {string} */
            moodType: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
            note?: string | null;
        };
        MoodList: {
            moods: components["schemas"]["Mood"][];
            /** Format: date */
            today: string;
            next_to: string | null;
        };
        NewAssessment: {
            /** @enum {string} */
            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment";
            assessment_responses: {
                questionIndex: number;
                question: string;
                answer: string | number | null;
                answerIndex: number | null;
            }[];
        };
        NewConsultationRequest: {
            name: string;
            /** Format: email */
            email: string;
            /**
             * @description An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.
             * @example 9876543210
             */
            phone: string;
            /** @enum {string} */
            section: "Adult Psychiatry" | "Child Psychiatry" | "Clinical Psychology" | "Counselling Psychology" | "Art Therapy" | "Music Therapy" | "Dance and Movement Therapy";
            /** Format: date */
            consultation_date: string;
        };
        NewMood: {
            /** @enum {string} */
            moodType: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
            note?: string | null;
            /** Format: date */
            day?: string;
            /** Format: date-time */
            recorded_at?: string;
        };
        /**
         * @example {
         *       "token": "the-token-of-the-link"
         *     }
         */
        NewsletterLink: {
            token: string;
        };
        /**
         * @example {
         *       "email": "asha@example.org"
         *     }
         */
        NewsletterSignUp: {
            /** Format: email */
            email: string;
        };
        Problem: {
            status: number;
            /** @constant */
            error: true;
            message: string;
            data: {
                /** @enum {string} */
                code: "malformed-json" | "malformed-request" | "duplicate-query-key" | "sign-in-needed" | "wrong-recovery-code" | "wrong-code" | "session-ended" | "cross-site-request" | "consent-required" | "fresh-code-needed" | "unknown-address" | "unknown-session" | "unknown-notice" | "unknown-mood" | "unknown-recording" | "method-not-allowed" | "stale-version" | "account-in-use" | "number-in-use" | "favourites-full" | "idempotency-key-reused" | "body-too-large" | "address-too-long" | "unsupported-content-type" | "invalid-input" | "too-many-requests" | "code-just-sent" | "too-many-codes" | "codes-paused" | "too-many-tries" | "unexpected" | "unavailable";
                fields?: {
                    [key: string]: string;
                };
            };
        };
        Renewal: {
            tokens: {
                access_token: string;
                expires_in: number;
                refresh_token?: string;
                refresh_expires_in?: number;
            };
        };
        ResendRequest: {
            /**
             * @description An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.
             * @example 9876543210
             */
            mobile_number: string;
            /** @constant */
            request_type: "login";
        };
        SessionRenewal: {
            refresh_token?: string;
        } | null;
        SignedInUser: {
            /** Format: uuid */
            id: string;
            name: string;
            time_zone: string;
            tokens: {
                access_token: string;
                expires_in: number;
                refresh_token?: string;
                refresh_expires_in?: number;
            };
        };
        /**
         * @example {
         *       "route": "/",
         *       "vitals": [
         *         {
         *           "name": "LCP",
         *           "value": 640,
         *           "rating": "good"
         *         }
         *       ]
         *     }
         */
        VitalsReport: {
            route: string;
            vitals: {
                /** @enum {string} */
                name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
                value: number;
                /** @enum {string} */
                rating: "good" | "needs-improvement" | "poor";
            }[];
        };
    };
    responses: {
        /** @description `malformed-request`, `duplicate-query-key`, `malformed-json` */
        MalformedRequestOrDuplicateQueryKeyOrMalformedJson: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "error": true,
                 *       "message": "The request could not be read.",
                 *       "data": {
                 *         "code": "malformed-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 400;
                    data?: {
                        /** @enum {string} */
                        code?: "malformed-request" | "duplicate-query-key" | "malformed-json";
                    };
                };
            };
        };
        /** @description `address-too-long` */
        AddressTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 414,
                 *       "error": true,
                 *       "message": "The address is too long. Send at most 2 KiB.",
                 *       "data": {
                 *         "code": "address-too-long"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 414;
                    data?: {
                        /** @enum {string} */
                        code?: "address-too-long";
                    };
                };
            };
        };
        /** @description `invalid-input` */
        InvalidInput: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 422,
                 *       "error": true,
                 *       "message": "Some fields need another look. What to change stands beside each one.",
                 *       "data": {
                 *         "code": "invalid-input"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 422;
                    data?: {
                        /** @enum {string} */
                        code?: "invalid-input";
                    };
                };
            };
        };
        /** @description `unexpected` */
        Unexpected: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "error": true,
                 *       "message": "The line is broken on our side, not on yours. Try again.",
                 *       "data": {
                 *         "code": "unexpected"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 500;
                    data?: {
                        /** @enum {string} */
                        code?: "unexpected";
                    };
                };
            };
        };
        /** @description `unavailable` */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "error": true,
                 *       "message": "We cannot store anything for a moment. Nothing is lost on your side: try again in a few seconds.",
                 *       "data": {
                 *         "code": "unavailable"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 503;
                    data?: {
                        /** @enum {string} */
                        code?: "unavailable";
                    };
                };
            };
        };
        /** @description `too-many-requests` */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "error": true,
                 *       "message": "There were many requests from here in the last hour. Try again later, or call us.",
                 *       "data": {
                 *         "code": "too-many-requests"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    data?: {
                        /** @enum {string} */
                        code?: "too-many-requests";
                    };
                };
            };
        };
        /** @description `body-too-large` */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 413,
                 *       "error": true,
                 *       "message": "The request is too long. Send at most 64 KiB.",
                 *       "data": {
                 *         "code": "body-too-large"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 413;
                    data?: {
                        /** @enum {string} */
                        code?: "body-too-large";
                    };
                };
            };
        };
        /** @description `unsupported-content-type` */
        UnsupportedContentType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "error": true,
                 *       "message": "Send the request as application/json.",
                 *       "data": {
                 *         "code": "unsupported-content-type"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 415;
                    data?: {
                        /** @enum {string} */
                        code?: "unsupported-content-type";
                    };
                };
            };
        };
        /** @description `idempotency-key-reused` */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This request was already sent with other details. Reload the page and send it again.",
                 *       "data": {
                 *         "code": "idempotency-key-reused"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "idempotency-key-reused";
                    };
                };
            };
        };
        /** @description `sign-in-needed` */
        SignInNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Sign in to go on.",
                 *       "data": {
                 *         "code": "sign-in-needed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "sign-in-needed";
                    };
                };
            };
        };
        /** @description `consent-required` */
        ConsentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "error": true,
                 *       "message": "We keep this only with your consent. Give it in your dashboard first.",
                 *       "data": {
                 *         "code": "consent-required"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    data?: {
                        /** @enum {string} */
                        code?: "consent-required";
                    };
                };
            };
        };
        /** @description `malformed-request`, `duplicate-query-key` */
        MalformedRequestOrDuplicateQueryKey: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "error": true,
                 *       "message": "The request could not be read.",
                 *       "data": {
                 *         "code": "malformed-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 400;
                    data?: {
                        /** @enum {string} */
                        code?: "malformed-request" | "duplicate-query-key";
                    };
                };
            };
        };
        /** @description `code-just-sent`, `too-many-codes`, `codes-paused`, `too-many-tries` */
        CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTries: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "error": true,
                 *       "message": "A code was sent a moment ago. Wait 30 seconds before you ask for another.",
                 *       "data": {
                 *         "code": "code-just-sent"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    data?: {
                        /** @enum {string} */
                        code?: "code-just-sent" | "too-many-codes" | "codes-paused" | "too-many-tries";
                    };
                };
            };
        };
        /** @description `wrong-code` */
        WrongCode: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "That code is not right, or its time is over. Look again, or ask for a new one.",
                 *       "data": {
                 *         "code": "wrong-code"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "wrong-code";
                    };
                };
            };
        };
        /** @description `too-many-tries` */
        TooManyTries: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "error": true,
                 *       "message": "There were many wrong codes. Wait before you try again, or call us.",
                 *       "data": {
                 *         "code": "too-many-tries"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    data?: {
                        /** @enum {string} */
                        code?: "too-many-tries";
                    };
                };
            };
        };
        /** @description `cross-site-request` */
        CrossSiteRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "error": true,
                 *       "message": "This request did not come from our own pages. Nothing was done.",
                 *       "data": {
                 *         "code": "cross-site-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    data?: {
                        /** @enum {string} */
                        code?: "cross-site-request";
                    };
                };
            };
        };
        /** @description `session-ended` */
        SessionEnded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Your session has ended. Sign in again.",
                 *       "data": {
                 *         "code": "session-ended"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "session-ended";
                    };
                };
            };
        };
        /** @description `wrong-code`, `sign-in-needed` */
        WrongCodeOrSignInNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "That code is not right, or its time is over. Look again, or ask for a new one.",
                 *       "data": {
                 *         "code": "wrong-code"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "wrong-code" | "sign-in-needed";
                    };
                };
            };
        };
        /** @description `unknown-session` */
        UnknownSession: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is no such session.",
                 *       "data": {
                 *         "code": "unknown-session"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-session";
                    };
                };
            };
        };
        /** @description `unknown-address` */
        UnknownAddress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is nothing at this address.",
                 *       "data": {
                 *         "code": "unknown-address"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-address";
                    };
                };
            };
        };
        /** @description `stale-version`, `idempotency-key-reused` */
        StaleVersionOrIdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This entry was changed elsewhere in the meantime. Load it again, then change it.",
                 *       "data": {
                 *         "code": "stale-version"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "stale-version" | "idempotency-key-reused";
                    };
                };
            };
        };
        /** @description `unknown-mood` */
        UnknownMood: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is no such entry.",
                 *       "data": {
                 *         "code": "unknown-mood"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-mood";
                    };
                };
            };
        };
        /** @description `unknown-recording` */
        UnknownRecording: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is no such recording or film. Load the library again and choose from it.",
                 *       "data": {
                 *         "code": "unknown-recording"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-recording";
                    };
                };
            };
        };
        /** @description `favourites-full`, `idempotency-key-reused` */
        FavouritesFullOrIdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "You have 200 favourites, which is as many as we keep. Remove one first.",
                 *       "data": {
                 *         "code": "favourites-full"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "favourites-full" | "idempotency-key-reused";
                    };
                };
            };
        };
        /** @description `fresh-code-needed` */
        FreshCodeNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "error": true,
                 *       "message": "Enter a code from your phone first, so that we know that it is you.",
                 *       "data": {
                 *         "code": "fresh-code-needed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    data?: {
                        /** @enum {string} */
                        code?: "fresh-code-needed";
                    };
                };
            };
        };
        /** @description `fresh-code-needed`, `cross-site-request` */
        FreshCodeNeededOrCrossSiteRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "error": true,
                 *       "message": "Enter a code from your phone first, so that we know that it is you.",
                 *       "data": {
                 *         "code": "fresh-code-needed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    data?: {
                        /** @enum {string} */
                        code?: "fresh-code-needed" | "cross-site-request";
                    };
                };
            };
        };
        /** @description `wrong-recovery-code`, `sign-in-needed` */
        WrongRecoveryCodeOrSignInNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "No account has this recovery code. Compare it with what you wrote down: a code that was made later takes the place of an earlier one.",
                 *       "data": {
                 *         "code": "wrong-recovery-code"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "wrong-recovery-code" | "sign-in-needed";
                    };
                };
            };
        };
        /** @description `account-in-use` */
        AccountInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "The account of this recovery code is in use with another number. Where you can still sign in with that number, or still are signed in, change it in My data. Otherwise this code opens the account once nobody has used it for 90 days.",
                 *       "data": {
                 *         "code": "account-in-use"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "account-in-use";
                    };
                };
            };
        };
        /** @description `code-just-sent`, `too-many-codes`, `codes-paused`, `too-many-tries`, `too-many-requests` */
        CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTriesOrTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "error": true,
                 *       "message": "A code was sent a moment ago. Wait 30 seconds before you ask for another.",
                 *       "data": {
                 *         "code": "code-just-sent"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    data?: {
                        /** @enum {string} */
                        code?: "code-just-sent" | "too-many-codes" | "codes-paused" | "too-many-tries" | "too-many-requests";
                    };
                };
            };
        };
        /** @description `wrong-code`, `wrong-recovery-code`, `sign-in-needed` */
        WrongCodeOrWrongRecoveryCodeOrSignInNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "That code is not right, or its time is over. Look again, or ask for a new one.",
                 *       "data": {
                 *         "code": "wrong-code"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "wrong-code" | "wrong-recovery-code" | "sign-in-needed";
                    };
                };
            };
        };
        /** @description `number-in-use` */
        NumberInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This number has an account that is in use. Sign in with it and delete that account first, or stay with your number.",
                 *       "data": {
                 *         "code": "number-in-use"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "number-in-use";
                    };
                };
            };
        };
        /** @description `unknown-notice` */
        UnknownNotice: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is no such notice.",
                 *       "data": {
                 *         "code": "unknown-notice"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-notice";
                    };
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this one request. The log has it; tell it to us when something went wrong. */
        "X-Request-Id": string;
        /** @description In how many seconds the same call can succeed. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestConsultation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description IANA name of the zone of the device. It says which day is today.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConsultationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["ConsultationReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeAssessmentResult: {
        parameters: {
            query?: {
                /** @description `required`: refuse rather than answer a result that cannot be kept. */
                keep?: "required";
            };
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssessment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["AssessmentResult"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["ConsentRequired"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssessmentResult: {
        parameters: {
            query?: {
                /** @description `true`: all results, in place of the latest of each instrument. */
                history?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["KeptAssessment"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSignUp"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLink"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLink"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description IANA name of the zone of the device. It says which day is today.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The refresh cookie (`refresh`, on https `__Host-refresh`) and `XSRF-TOKEN`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["SignedInUser"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["WrongCode"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeats the cookie `XSRF-TOKEN`. Needed with the refresh cookie, and with nothing else.
                 * @example q2PpJ0nU4mZb7Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uM
                 */
                "X-XSRF-TOKEN"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRenewal"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The next refresh cookie and `XSRF-TOKEN`, where it came as a cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Renewal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SessionEnded"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Takes both cookies away. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["WrongCodeOrSignInNeeded"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSealingKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: {
                            keys: string[];
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["MemberSession"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["EndedSession"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownSession"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VitalsReport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Consent"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description What the consent is for. */
                purpose: "assessments" | "moods";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Consent"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownAddress"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMoods: {
        parameters: {
            query?: {
                /** @description The first day. */
                from?: string;
                /** @description The last day. */
                to?: string;
            };
            header?: {
                /**
                 * @description IANA name of the zone of the device. It says which day is today.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["MoodList"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMood: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description IANA name of the zone of the device. It says which day is today.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
                /**
                 * @description The `version` that was shown, with or without quotes. Where the entry is another one by now, nothing is changed and the answer is 409 with the code `stale-version`. `*` is any version.
                 * @example "3"
                 */
                "If-Match"?: string;
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMood"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Mood"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["ConsentRequired"];
            409: components["responses"]["StaleVersionOrIdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMood: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` that was shown, with or without quotes. Where the entry is another one by now, nothing is changed and the answer is 409 with the code `stale-version`. `*` is any version.
                 * @example "3"
                 */
                "If-Match"?: string;
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the entry. */
                mood_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoodChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Mood"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["ConsentRequired"];
            404: components["responses"]["UnknownMood"];
            409: components["responses"]["StaleVersionOrIdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["Favourite"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the audio or video in the content service. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["FavouriteMark"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownRecording"];
            409: components["responses"]["FavouritesFullOrIdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one for each thing that the user does.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the audio or video in the content service. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["FavouriteMark"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["FreshCodeNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["WrongCodeOrSignInNeeded"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRecoveryState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: {
                            offered_at: string | null;
                            made_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: {
                            recovery_code: string;
                            made_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["FreshCodeNeededOrCrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteRecoveryOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recovery_code: string;
                    /** @enum {string} */
                    client?: "browser" | "app";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["SignedInUser"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["WrongRecoveryCodeOrSignInNeeded"];
            403: components["responses"]["CrossSiteRequest"];
            409: components["responses"]["AccountInUse"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestNumberChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.
                     * @example 9876543210
                     */
                    mobile_number: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: {
                            otp?: string;
                            current_otp?: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTriesOrTooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.
                     * @example 9876543210
                     */
                    mobile_number: string;
                    /** @description Six digits. */
                    otp: string;
                    /** @description Six digits. */
                    current_otp?: string;
                    recovery_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["WrongCodeOrWrongRecoveryCodeOrSignInNeeded"];
            403: components["responses"]["CrossSiteRequest"];
            409: components["responses"]["NumberInUse"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignInNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            signed_in_at: string;
                            is_running: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissSignInNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownNotice"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readFaqs: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readBlogs: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listWebinars: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readWebinars: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listSeminars: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readSeminars: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readTeams: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readVideos: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listAudios: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readAudios: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    listNewsletters: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field, and which way. Of a list (`sort[0]`, or with commas) the first one counts.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description Which page, from 1. */
                "pagination[page]"?: number;
                /** @description How many a page has. */
                "pagination[pageSize]"?: number;
                /** @description From which record, in place of a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description How many from there; 25 where nothing is said. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readNewsletters: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
    readSiteSetting: {
        parameters: {
            query?: {
                /**
                 * @description `*`: with pictures, files and parts. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Sent back as `If-None-Match` it saves the body (304). */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not known, or its value is none */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description There is no such record */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
            /** @description The content service does not answer */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentProblem"];
                };
            };
        };
    };
}
