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
         * Request a consultation
         * @description Stores the request, mails it to the provider, and mails a confirmation to the visitor. Sending the form with the visible notice gives consent to that. `X-Time-Zone` (IANA name, default Asia/Kolkata) determines today's date. `Idempotency-Key` (1 to 255 characters, kept for 24 hours) makes retries safe.
         */
        post: operations["requestConsultation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a consultation, and follow it
         * @description Like `POST /user-contact-email`, and answers what the request is followed by. Sent again with the same `Idempotency-Key`, it answers the same.
         */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See where a request stands
         * @description Needs no sign-in: the token is the secret. Name and mail address are masked. The link of a request dies 90 days after the request is over. Who acted with a link that ended so, and sends what they sent then, also reads its `link`.
         */
        get: operations["followRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/requests/{token}/digits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a request for changes
         * @description A visitor with the link types the last four digits of the number in the request. The pass of the answer opens the request for 15 minutes, and with the pass of an earlier time in `X-Follow-Pass` the wrong tries of others do not count: five in an hour are allowed from one address.
         */
        post: operations["openRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/requests/{token}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the number of a request
         * @description For callers that may read the request, with `X-Follow-Pass`. Keep the cookie `challenge-browser`, as at sign-in. The limits of sign-in apply. `data.otp` is present only while no SMS gateway is configured.
         */
        post: operations["requestProofCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/requests/{token}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the number of a request with its code
         * @description The pass of the answer, sent as `X-Follow-Pass`, opens the request and lets it be booked, moved and cancelled for 15 minutes.
         */
        post: operations["proveNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/requests/{token}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where mails about the appointment of a link go
         * @description For a proven number: with the pass of `POST /requests/{token}/proof` in `X-Follow-Pass`, or signed in with it. Until this is called with `keep` or `change`, nobody is mailed about an appointment.
         */
        put: operations["chooseMailOfLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of the member's number
         * @description Returns the consultation requests that were sent with the number that the member signed in with, newest first, at most 20, until 90 days after each is over, with their appointments. Name and mail address are masked, because another person may have typed them.
         */
        get: operations["listOwnRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/requests/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where mails about an appointment go
         * @description Anybody can send a request with any mail address: until this is called with `keep` or `change`, nobody is mailed about an appointment.
         */
        put: operations["chooseOwnMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/unclaimed-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests with the member's number that they did not send
         * @description Anybody can send a request with any number. Of one that nobody signed in with the number sent, nothing is shown but that a call was asked for, and when. Those of the last 90 days, since a number may have had another owner before.
         */
        get: operations["listUnclaimedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/unclaimed-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whose a request is
         * @description `mine` shows it in `GET /members/me/requests`. `not-mine` tells the office, which alone erases it. Links that were given before end with each answer.
         */
        put: operations["answerUnclaimedRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/request-block": {
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
         * End the block of requests that the member did not send
         * @description Sent again, it changes nothing.
         */
        delete: operations["endRequestBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/requests/{id}/appointment.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calendar file of a member's appointment
         * @description Returns the `.ics` file (RFC 5545) of the appointment of a request of the member: a neutral name, the time, one UID over every move, and a `SEQUENCE` that rises. Of a cancelled appointment it takes the entry out of the calendar. Refusals use the envelope.
         */
        get: operations["downloadOwnAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what may be booked
         * @description Needs no sign-in. A service is listed once someone who gives it has published hours. Where none is listed, the office calls, and agrees on a time.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free times of a service
         * @description Needs no sign-in. Free times of the next 14 days, computed from the hours of those who give the service, the holidays of the office and what is taken. None of them is promised: `POST /appointments` holds one.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time
         * @description Keeps one of the free times for ten minutes, in place of the one that the request held. `request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; or, for a member who is signed in, the id of a request of their number.
         */
        post: operations["holdAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/appointments/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book the time that is held
         * @description Only until `hold_until`. A number with three coming appointments that proved itself after it held the time is called instead: `status` stays `held`. `request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; or, for a member who is signed in, the id of a request of their number.
         */
        post: operations["confirmAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/appointments/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an appointment
         * @description Cancels it and books another free time at once, under the same entry in a calendar. The answer has a new id. Where the time is taken, nothing changes. `request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; or, for a member who is signed in, the id of a request of their number.
         */
        post: operations["moveAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment, or give back a held time
         * @description Until it begins. The request stays. `request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; or, for a member who is signed in, the id of a request of their number.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/appointments/{id}/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called instead of proving the number
         * @description Where no code arrives: the office calls, and books, moves or cancels with the person. A held time is kept for an hour. Nothing else changes. `request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; or, for a member who is signed in, the id of a request of their number.
         */
        post: operations["askForCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the summaries that the member sent
         * @description The latest appointment first, each with when its counsellor opened it. Of another member nothing is listed, whatever number they had.
         */
        get: operations["listSentSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/appointments/{id}/summary/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a summary before it is sent
         * @description Returns what the chosen items would show, to whom, and until when. Nothing is stored. The appointment is one of a request of the number that the member signed in with, booked, and not over.
         */
        post: operations["previewSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/appointments/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the summary that was sent to an appointment
         * @description Returns exactly what its counsellor sees, and when they opened it.
         */
        get: operations["readSentSummary"];
        /**
         * Send a summary to an appointment
         * @description Stores a copy of what was looked at, encrypted, in place of the one that was sent before. Only the counsellor of the appointment can open it, and each time is recorded. It ends with the appointment where that is cancelled or gets another counsellor, when a consent to what is in it is taken back or that is erased, and 30 days after the end of the appointment. If what is kept has changed since the preview, 409 `stale-summary` and nothing is sent.
         */
        put: operations["sendSummary"];
        post?: never;
        /**
         * Take back the summary that was sent to an appointment
         * @description Deletes it at once. What was read of it already cannot be undone; that it was opened stays recorded. Repeating the call changes nothing.
         */
        delete: operations["takeBackSummary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/assessments/instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The assessments with their questions
         * @description Public, compressed, and the same for everyone: questions, answers and their points, the time that they are about, the notice to show, and which answers and totals ask for help before any result. Send the `ETag` back as `If-None-Match`, and `pack.version` as `pack_version` with the answers.
         */
        get: operations["listInstruments"];
        put?: never;
        post?: never;
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
         * @description The score is made from `answerIndex` alone; in the anxiety assessment, where that is null, from the text or the number of the column in `answer`. Without an `Authorization` header nothing is kept; with one, the result is kept where the member agreed to that, and `isStored` says so. `functional_answer_index` answers the question that some assessments ask and never score. `?keep=required` answers 403 with the code `consent-required` instead of a result that cannot be kept. With `pack_version`, the version of the questions that were answered, it answers 409 with the code `stale-pack` once they have changed.
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
    "/api/v1/mwellness/assessments/{id}": {
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
         * Erase a result
         * @description Erases the result with its answers. `id` is the one that `GET /assessments/getAssessmentResult` gives. It needs no consent and cannot be undone. Without an `Idempotency-Key`, a second call answers 404 with the code `unknown-assessment`. Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.
         */
        delete: operations["eraseAssessment"];
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
         * Subscribe to the newsletter
         * @description Mails a confirmation link. The answer does not reveal whether the address is subscribed already.
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
         * @description Takes the token from the link, which is valid for seven days. Confirming twice is not an error.
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
         * Unsubscribe from the newsletter
         * @description Takes the token that every newsletter contains, and deletes the address. Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.
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
         * Request a one-time code
         * @description The answer is the same for known and unknown numbers. A browser can request one code per number in 30 seconds and 3 in 10 minutes; after 10 in a day, one in 10 minutes. Every refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser`, also from a refusal: it binds the code to this client and proves that it waited. Clients without the cookie share one code per number, and its tries. `data.otp` is present only while no SMS gateway is configured, and `data.is_late` while text messages do not get through: `message` then says what to do instead.
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
         * Request another one-time code
         * @description Invalidates the previous code. A browser can request one code per number in 30 seconds and 3 in 10 minutes; after 10 in a day, one in 10 minutes. Every refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser`, also from a refusal: it binds the code to this client and proves that it waited. Clients without the cookie share one code per number, and its tries. `data.otp` is present only while no SMS gateway is configured, and `data.is_late` while text messages do not get through: `message` then says what to do instead.
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
         * @description Returns the user with an access token that is valid for 15 minutes, and sets the refresh cookie and `XSRF-TOKEN`. A new member has an empty `name`, and gets the time zone of `X-Time-Zone` (IANA name). An app sends `"client": "app"`: it gets the refresh token in the body instead of a cookie, and may call from any origin.
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
         * @description Exchanges the refresh cookie for its successor. The header `X-XSRF-TOKEN` repeats the cookie `XSRF-TOKEN`. An app sends its `refresh_token` in the body, without that header, and gets the next one in the answer; a cookie beside it is ignored. A refresh token is valid for 7 days and one renewal, a session for 30 days. Using a token again is tolerated for 10 seconds, and as long as nothing from its answer was used; any other reuse ends the session.
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
         * @description Ends the session of the access token. Neither the token nor the refresh cookie works afterwards.
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
         * Get the signed-in member
         * @description Of the number, only the last four digits are returned.
         */
        get: operations["readMember"];
        put?: never;
        post?: never;
        /**
         * Erase the account and its data
         * @description Takes the code of `POST /members/me/erase-request` and ends all sessions. Erasure cannot be undone. Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.
         */
        delete: operations["eraseMember"];
        options?: never;
        head?: never;
        /**
         * Update the name or time zone
         * @description Omitted fields stay unchanged.
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
         * Get the keys for offline data
         * @description An app encrypts its offline data with these keys, so that only the same member can open it after signing in again. AES-256 keys in base64: encrypt with the first, try each to decrypt. Keep them no longer than the session.
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
         * List the member's sessions
         * @description Returns the active sessions, including the current one.
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
         * End a session
         * @description Its access tokens and refresh token stop working.
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
         * Report web vitals
         * @description Accepts the route pattern and each metric at most once. Values are counted in histogram buckets and discarded: the counts of an hour become one log line.
         */
        post: operations["reportVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/crisis-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The crisis lines
         * @description Public, compressed, and the same for everyone, in the order of the crisis page: 112 and 14416, the checked lines, those whose check is overdue. 112 and 14416 are answered whatever fails. Send the `ETag` back as `If-None-Match`, and keep the last answer for a phone without a network.
         */
        get: operations["listCrisisLines"];
        put?: never;
        post?: never;
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
         * List consents
         * @description Returns each purpose with its current notice, and every time the member gave or withdrew consent.
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
         * Give or withdraw a consent
         * @description To give consent, send the `version` of the notice that was shown, and `is_adult: true` for "I am 18 or older". To withdraw, send `is_given: false`: nothing new is stored from then on. With `kept: "erase"`, all data stored under the consent is erased in the same step; with `kept: "keep"`, the default, it stays until the member erases it. Repeating a call changes nothing. A withdrawal made offline is sent with `recorded_at` and `sent_at`: it withdraws the consent as it arrives, and erases nothing that was made after it.
         */
        put: operations["changeConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/data/{purpose}": {
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
         * Erase all moods or all results
         * @description Erases everything that was kept for a purpose, for good: `moods` with their notes, or `assessments` with their answers. The consent stays as it is. `erased` is the number of entries that this call erased. An erasure made offline is sent with `recorded_at` and `sent_at`: what was made after it stays, or is stored when it arrives. Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.
         */
        delete: operations["erasePurpose"];
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
         * List the member's moods
         * @description Returns the newest day first, at most 400 entries. `from` and `to` are inclusive days (`YYYY-MM-DD`). If there are more, `next_to` is the `to` of the next page. `today` is the current day in the time zone of `X-Time-Zone` (IANA name), or in the member's time zone without the header.
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
         * Create a mood
         * @description Requires the consent `moods`. The entry is for today in the time zone of `X-Time-Zone` (IANA name; by default the member's), or for `day`, which may be up to six days back. A day has one entry: a second call updates and returns it. Repeating a call with the same `Idempotency-Key` changes nothing and returns the entry as it is now. With `If-Match`, another version than that is never overwritten: the call answers 409 with the code `stale-version`.
         *
         *     An entry made offline is sent with `recorded_at` and `sent_at`, within 30 days. Of two, the one that was made later wins, whichever arrives first: the other call answers 409 with the code `stale-version`. If the day was erased after the entry was made, the call answers 404 with the code `unknown-mood`. In both cases the device can drop it.
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
         * Update a mood
         * @description Requires the consent `moods`. `If-Match` is the `version` the client last saw, such as `"3"`. If the entry has changed since, nothing is written and the call answers 409 with the code `stale-version`. A change made offline is sent with `recorded_at` and `sent_at`: it answers the same where the entry was changed after it was made.
         */
        put: operations["updateMood"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/mood/{mood_id}": {
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
         * Erase a mood
         * @description Erases the entry with its note. It needs no consent and cannot be undone. Without an `Idempotency-Key`, a second call answers 404 with the code `unknown-mood`. An erasure made offline is sent with `recorded_at` and `sent_at`: it answers 409 with the code `stale-version` where the entry was changed after it was made, and check-ins of the day that were made after it are stored. Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.
         */
        delete: operations["eraseMood"];
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
         * List the member's favourite audios and videos
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
         * Add a favourite
         * @description Repeating the call changes nothing.
         */
        put: operations["addFavourite"];
        post?: never;
        /**
         * Remove a favourite
         * @description Repeating the call changes nothing.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mwellness/members/me/safety-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sealed copy of the safety plan
         * @description Returns the copy as the client sealed it, or null. The server cannot read it: the key comes from a code that is drawn by the client and never sent.
         */
        get: operations["readKeptPlan"];
        /**
         * Keep a sealed copy of the safety plan
         * @description Takes what the client encrypted, and the version that it replaces: null for the first. Another one answers 409 `stale-plan`, so that no device writes over what another one wrote.
         */
        put: operations["keepPlan"];
        post?: never;
        /**
         * Remove the sealed copy of the safety plan
         * @description What is on a device stays there. Repeating the call changes nothing. Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.
         */
        delete: operations["removeKeptPlan"];
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
         * Export the member's data
         * @description Returns a ZIP file with all data about the member: `README.txt`, `everything.json`, and a CSV file per table. Limited to three calls an hour. Refusals use the envelope. Requires a one-time code entered in this session within the last 15 minutes, at sign-in or with `POST /members/me/export-confirm`; otherwise answers 403 `fresh-code-needed`.
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
         * Request the code for an export
         * @description Needed if the last code was entered in this session more than 15 minutes ago. The code also allows a new recovery code (`POST /members/me/recovery-code`). The limits are those of `POST /auth/login-request`.
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
         * Confirm an export
         * @description Takes the code of `POST /members/me/export-request`. For the next 15 minutes, `GET /members/me/export` and `POST /members/me/recovery-code` answer in this session. A code for sign-in or erasure is not accepted.
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
         * Request the code for erasure
         * @description The limits are those of `POST /auth/login-request` for a known browser. A sign-in code cannot be used for erasure.
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
         * Get the state of the recovery code
         * @description Returns when the member was first told about recovery codes, and when theirs was created. The code itself is never returned again.
         */
        get: operations["readRecoveryState"];
        put?: never;
        /**
         * Create a recovery code
         * @description Returns the code once and invalidates the previous one. The code opens an account that was unused for 90 days, or that was sealed when a new account was opened with its number, and replaces the code to the old number in `PUT /members/me/number`. Requires a one-time code entered in this session within the last 15 minutes, at sign-in or with `POST /members/me/export-confirm`; otherwise answers 403 `fresh-code-needed`.
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
         * Record that the member was told about recovery codes
         * @description For a client that has told the member about recovery codes. After 90 days without use, only accounts whose member was told are closed to browsers that never signed in to them.
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
         * Recover an account
         * @description For a member who signed in and got a new account: an account unused for 90 days does not open in a browser that never signed in to it. Answers like `POST /auth/login`, for the account of the recovery code, which takes over the number of this session. Data of the new account is sealed for 12 months, or erased if it is empty. An account in use under another number answers 409 `account-in-use`. An app sends `"client": "app"`, as in `POST /auth/login`, and may call from any origin.
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
         * Request the codes to change the number
         * @description Sends one code to the new number and one to the current number. Limited to five calls an hour, and by the limits of `POST /auth/login-request` for each number. The answer does not reveal whether the new number has an account.
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
         * @description Requires both codes of `POST /members/me/number-request`: `otp` from the new number and `current_otp` from the current one. If that SIM is lost, send `recovery_code` instead of `current_otp`. `data.fields` names a wrong code; the other code stays valid. All other sessions end. If the new number belongs to an account in use, the call answers 409 `number-in-use`, but only to a caller who has proved that the number is theirs.
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
         * List sign-ins from new browsers
         * @description Returns the sign-ins of the last 30 days from browsers that the member had not used before, newest first, until another session dismisses them. `DELETE /members/me/sessions/{id}` ends a session.
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
         * Dismiss a sign-in notice
         * @description Dismisses the notice in every browser.
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
        Appointment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "held" | "booked" | "cancelled" | "happened" | "missed";
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            /** @description Of a held time: until when it is kept, and can be confirmed. */
            hold_until: string | null;
            service: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                mode: "video" | "phone" | "in-person";
            };
            staff: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description The document id of the team member in the content service. */
                team_entry: string | null;
            };
            /** @description Of a session by video: when the address to join is given out, and the address from then until an hour after the session. Both are null where there is none. */
            room: {
                opens_at: string | null;
                address: string | null;
            };
            /** @description It has not begun, and can be moved or cancelled. */
            is_changeable: boolean;
        };
        /**
         * @example {
         *       "request": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "starts_at": "2099-12-01T05:30:00.000Z"
         *     }
         */
        AppointmentMove: {
            /** @description The token of its link; for a member, the id of a request of their number. */
            request: string;
            /**
             * Format: uuid
             * @description Without it: as booked.
             */
            service?: string;
            /** @description With whom. Without it: as booked; null: anyone who is free. */
            staff?: string | null;
            /**
             * Format: date-time
             * @description One of the free times that `GET /slots` lists.
             */
            starts_at: string;
        };
        /**
         * @example {
         *       "request": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        AppointmentWriter: {
            /** @description The token of its link; for a member, the id of a request of their number. */
            request: string;
        };
        AssessmentResult: {
            /** @enum {string} */
            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
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
            /**
             * @description Present while text messages do not get through: the code may come late, or not at all.
             * @constant
             */
            is_late?: true;
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
            /** @enum {string} */
            kept?: "erase" | "keep";
            /**
             * Format: date-time
             * @description When a withdrawal that arrives late was made: `kept: "erase"` erases nothing that was made later.
             */
            recorded_at?: string;
            /**
             * Format: date-time
             * @description The time of the same clock as the call is sent: `recorded_at` is corrected by its difference from the time of the server.
             */
            sent_at?: string;
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
                /** @description Always by page, even if `start` and `limit` were given. */
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
        CrisisLine: {
            /** @description The id of the record, or the number of a line that is built in. */
            id: string;
            name: string;
            /**
             * @description `emergency` where a life is in danger, `talk` to talk.
             * @enum {string}
             */
            kind: "emergency" | "talk";
            /** @description As read. */
            number: string;
            /** @description As dialled. */
            telephone: string;
            alternative_number: string | null;
            alternative_telephone: string | null;
            /** @description The number that takes WhatsApp messages, with its country code. */
            whatsapp: string | null;
            /** @description An address where one can write instead of calling. */
            chat: string | null;
            /** @description The address of its app. */
            app: string | null;
            /** @description Empty where the hours are not known. */
            opening_hours: {
                /** @description 1 is Monday. */
                days: number[];
                /** @description `HH:MM` */
                from: string;
                /** @description `HH:MM`. Not after `from`: on the next day. */
                to: string;
            }[];
            /** @description The zone of the hours. */
            time_zone: string;
            /** @description The hours in words. */
            hours: string | null;
            /** @description Whether it answers now; null where the hours are not known. */
            is_open: boolean | null;
            cost: string | null;
            languages: string | null;
            for_whom: string | null;
            region: string | null;
            note: string | null;
            /** @description Where these facts are from. */
            source: string | null;
            /** @description The day of the last check or answered test call, `YYYY-MM-DD`. */
            checked_on: string | null;
            /** @description The day on which what is null was last asked about, `YYYY-MM-DD`. */
            asked_on: string | null;
            checked_by: ("public-sources" | "provider") | null;
            checked_days_ago: number | null;
            /** @description Never checked, or more than 180 days ago: it comes after the others. */
            is_check_overdue: boolean;
            last_test_call: {
                called_on: string;
                was_answered: boolean;
                /** @description How long it took until someone answered. */
                minutes: number | null;
                language: string | null;
            } | null;
            /** @description 112 and 14416 come first, whatever editors enter. */
            is_standing: boolean;
        };
        EndedSession: {
            /** Format: uuid */
            id: string;
        };
        Erasure: {
            /**
             * @description Six digits, alone or in a message.
             * @example 012345
             */
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
        FollowedRequest: {
            /** @enum {string} */
            state: "waiting" | "assigned" | "tried" | "reached" | "offered" | "booked" | "cancelled" | "declined" | "withdrawn" | "closed";
            /** Format: date-time */
            submitted_at: string;
            call_by: string | null;
            /** @description The office has not called by `call_by`. */
            is_late: boolean;
            /** Format: date */
            consultation_date: string;
            /** @enum {string} */
            for_whom: "me" | "child";
            name: string;
            email: string;
            /** @description Null: nobody who acted on the request was asked, and nobody is mailed about an appointment. */
            mail: ("confirmed" | "none") | null;
            events: {
                /** @enum {string} */
                kind: "received" | "assigned" | "tried" | "reached" | "offered" | "booked" | "moved" | "cancelled" | "declined" | "withdrawn" | "closed";
                /** Format: date-time */
                occurred_at: string;
            }[];
            /** @description The latest first; with them a time that is held now. By the link alone they are not shown, only with the header `X-Follow-Pass`. */
            appointments?: components["schemas"]["Appointment"][];
            link?: {
                /** @description A secret, as the one before, which opens nothing now. */
                token: string;
                /** @description Sent as `X-Follow-Pass`: a secret. */
                pass: string;
                /** Format: date-time */
                open_until: string;
            };
        };
        FreeSlots: {
            /** Format: uuid */
            service: string;
            /** @description The zone of the office, whose days are counted. */
            time_zone: string;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day that can be chosen; today is the first of fourteen.
             */
            until: string;
            slots: components["schemas"]["Slot"][];
        };
        KeptAssessment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
            totalScore: number;
            assessmentMaxScore: number;
            level: string;
            safety: {
                /** @enum {string} */
                level: "none" | "today" | "now";
                hasAnswer: boolean;
            };
            safetyAnswers: {
                question: string;
                answer: string;
            }[];
            functionalAnswer: string | null;
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
            /**
             * @description Six digits, alone or in a message.
             * @example 012345
             */
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
            /** @description The member chose `time_zone`, so it wins over the device’s. Otherwise the device’s counts. */
            time_zone_is_chosen: boolean;
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
            /**
             * Format: date-time
             * @description When a check-in that arrives late was made. It does not overwrite one that was made later.
             */
            recorded_at?: string;
            /**
             * Format: date-time
             * @description The time of the same clock as the call is sent: `recorded_at` is corrected by its difference from the time of the server.
             */
            sent_at?: string;
        };
        MoodList: {
            moods: components["schemas"]["Mood"][];
            /** Format: date */
            today: string;
            next_to: string | null;
        };
        /**
         * @example {
         *       "request": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "service": "019a9b6c-0000-7000-8000-000000000000",
         *       "starts_at": "2099-12-01T05:30:00.000Z"
         *     }
         */
        NewAppointment: {
            /** @description The token of its link; for a member, the id of a request of their number. */
            request: string;
            /** Format: uuid */
            service: string;
            /**
             * Format: uuid
             * @description With whom. Without it: anyone who is free.
             */
            staff?: string;
            /**
             * Format: date-time
             * @description One of the free times that `GET /slots` lists.
             */
            starts_at: string;
        };
        NewAssessment: {
            /** @enum {string} */
            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
            pack_version?: string;
            assessment_responses: {
                questionIndex: number;
                question: string;
                /** @description Its text, or the number of its column, from 0. Read in the anxiety assessment, where `answerIndex` is null. */
                answer: string | number | null;
                /** @description The answer's position, from 0. Where it is null there is no answer; in the anxiety assessment `answer` tells it. */
                answerIndex: number | null;
            }[];
            functional_answer_index?: number | null;
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
            /**
             * Format: date
             * @description The day, in the zone of the visitor. An instant, such as `2026-12-01T18:30:00Z`, is read as its day there.
             */
            consultation_date: string;
            /**
             * @description For a child, name, phone and email are those of the adult who asks. Without it: me.
             * @enum {string}
             */
            for_whom?: "me" | "child";
            /**
             * @description What the adult is to the child. Needed for a child.
             * @enum {string}
             */
            relation?: "parent" | "guardian" | "relative" | "other";
            /** @description The adult may ask for the child. Needed, and true, for a child. */
            declaration?: boolean;
            /** @description Whom they ask for: the `documentId` of an entry of `GET /api/teams`. */
            preferred_staff?: string;
            /**
             * @description How the office answers first. Without it: call.
             * @enum {string}
             */
            contact_way?: "call" | "text" | "email";
            /**
             * @description When in the hours of the office. Without it: any.
             * @enum {string}
             */
            call_time?: "any" | "morning" | "afternoon" | "evening";
            /**
             * @description Whether a message may be left where nobody answers. Without it: none.
             * @enum {string}
             */
            message?: "none" | "name-only";
            /**
             * @description What is said to someone else who answers. Without it: first-name.
             * @enum {string}
             */
            if_others_answer?: "first-name" | "call-again" | "say-pulli";
            /**
             * @description In which language. Without it: any.
             * @enum {string}
             */
            language?: "any" | "english" | "hindi";
        };
        NewMood: {
            /** @enum {string} */
            moodType: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
            note?: string | null;
            /**
             * Format: date-time
             * @description When a check-in that arrives late was made. It does not overwrite one that was made later.
             */
            recorded_at?: string;
            /**
             * Format: date-time
             * @description The time of the same clock as the call is sent: `recorded_at` is corrected by its difference from the time of the server.
             */
            sent_at?: string;
            /** Format: date */
            day?: string;
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
        OwnRequest: {
            /** @enum {string} */
            state: "waiting" | "assigned" | "tried" | "reached" | "offered" | "booked" | "cancelled" | "declined" | "withdrawn" | "closed";
            /** Format: date-time */
            submitted_at: string;
            call_by: string | null;
            /** @description The office has not called by `call_by`. */
            is_late: boolean;
            /** Format: date */
            consultation_date: string;
            /** @enum {string} */
            for_whom: "me" | "child";
            name: string;
            email: string;
            /** @description Null: nobody who acted on the request was asked, and nobody is mailed about an appointment. */
            mail: ("confirmed" | "none") | null;
            events: {
                /** @enum {string} */
                kind: "received" | "assigned" | "tried" | "reached" | "offered" | "booked" | "moved" | "cancelled" | "declined" | "withdrawn" | "closed";
                /** Format: date-time */
                occurred_at: string;
            }[];
            /** @description The latest first; with them a time that is held now. By the link alone they are not shown, only with the header `X-Follow-Pass`. */
            appointments?: components["schemas"]["Appointment"][];
            /**
             * Format: uuid
             * @description What `POST /appointments` takes as `request`.
             */
            id: string;
        };
        Problem: {
            status: number;
            /** @constant */
            error: true;
            message: string;
            data: {
                /** @enum {string} */
                code: "malformed-json" | "malformed-request" | "duplicate-query-key" | "sign-in-needed" | "wrong-recovery-code" | "wrong-code" | "wrong-digits" | "digits-needed" | "proof-needed" | "wrong-passkey" | "wrong-staff-code" | "wrong-staff-recovery-code" | "session-ended" | "cross-site-request" | "consent-required" | "fresh-code-needed" | "not-permitted" | "fresh-sign-in-needed" | "unknown-address" | "unknown-session" | "unknown-notice" | "unknown-mood" | "unknown-assessment" | "unknown-recording" | "unknown-request" | "unknown-appointment" | "unknown-summary" | "not-offered" | "unknown-invitation" | "unknown-staff" | "unknown-device" | "unknown-hours" | "unknown-service" | "unknown-job" | "method-not-allowed" | "stale-version" | "stale-plan" | "stale-summary" | "stale-pack" | "account-in-use" | "number-in-use" | "favourites-full" | "request-over" | "time-taken" | "hold-over" | "already-booked" | "too-many-appointments" | "appointment-over" | "appointment-changed" | "appointment-not-begun" | "request-assigned" | "step-not-possible" | "email-in-use" | "last-owner" | "last-device" | "devices-full" | "hours-overlap" | "hours-begun" | "booked-over" | "job-running" | "service-changed" | "services-reordered" | "team-entry-in-use" | "team-entry-changed" | "idempotency-key-reused" | "body-too-large" | "address-too-long" | "unsupported-content-type" | "invalid-input" | "stale-notice" | "no-such-time" | "time-past" | "too-many-requests" | "too-many-entries" | "code-just-sent" | "too-many-codes" | "codes-paused" | "too-many-tries" | "too-many-times" | "unexpected" | "samples-unavailable" | "calendar-unavailable" | "team-unavailable" | "unavailable";
                fields?: {
                    [key: string]: string;
                };
                /** @description Where a time cannot be had: the nearest free ones, the first first. */
                nearest?: components["schemas"]["Slot"][];
                /** @description Where days off stand in the way of appointments: these, the first first. */
                booked?: {
                    /** Format: uuid */
                    request: string;
                    /** Format: date-time */
                    starts_at: string;
                    service: string;
                }[];
                /** @description At the desk, where someone else has a request by now: who; null: nobody. */
                assignee?: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
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
        /**
         * @example {
         *       "digits": "3210"
         *     }
         */
        RequestDigits: {
            /** @description The last four digits of the number in the request. */
            digits: string;
        };
        RequestPass: {
            /** @description Sent as `X-Follow-Pass`: a secret. */
            pass: string;
            /** Format: date-time */
            open_until: string;
        };
        RequestReceipt: {
            /** Format: uuid */
            id: string;
            /** @description Opens `GET /requests/{token}` and the page `/request/{token}`: a secret. */
            token: string | null;
            /** @description By when the office calls; null where its hours are not known. */
            call_by: string | null;
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
        Service: {
            /** Format: uuid */
            id: string;
            name: string;
            minutes: number;
            /** @enum {string} */
            mode: "video" | "phone" | "in-person";
            /** @description The kinds of care it belongs to. */
            sections: ("Adult Psychiatry" | "Child Psychiatry" | "Clinical Psychology" | "Counselling Psychology" | "Art Therapy" | "Music Therapy" | "Dance and Movement Therapy")[];
            /** @description Who gives it and has published hours, by name. */
            people: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description The document id of the team member in the content service. */
                team_entry: string | null;
            }[];
        };
        SessionRenewal: {
            refresh_token?: string;
        } | null;
        SignedInUser: {
            /** Format: uuid */
            id: string;
            name: string;
            time_zone: string;
            /** @description The member chose `time_zone`, so it wins over the device’s. Otherwise the device’s counts. */
            time_zone_is_chosen: boolean;
            tokens: {
                access_token: string;
                expires_in: number;
                refresh_token?: string;
                refresh_expires_in?: number;
            };
        };
        Slot: {
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            /** @description Who is free then. */
            staff: string[];
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
                 *       "message": "Some fields need another look. The message beside each one says what to change.",
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
                 *       "message": "Something failed on our side. Try again.",
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
                 *       "message": "We cannot save anything right now. Nothing is lost on your side: try again in a few seconds.",
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
                 *       "message": "Send the request as application/json, in UTF-8 and not compressed.",
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
        /** @description `unknown-request` */
        UnknownRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this request. The link may be incomplete, or the request was erased.",
                 *       "data": {
                 *         "code": "unknown-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-request";
                    };
                };
            };
        };
        /** @description `wrong-digits` */
        WrongDigits: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "These are not the last four digits of the number in the request.",
                 *       "data": {
                 *         "code": "wrong-digits"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "wrong-digits";
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
        /** @description `digits-needed` */
        DigitsNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Type the last four digits of the number first. They open the request for 15 minutes.",
                 *       "data": {
                 *         "code": "digits-needed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "digits-needed";
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
        /** @description `digits-needed`, `wrong-code` */
        DigitsNeededOrWrongCode: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Type the last four digits of the number first. They open the request for 15 minutes.",
                 *       "data": {
                 *         "code": "digits-needed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    data?: {
                        /** @enum {string} */
                        code?: "digits-needed" | "wrong-code";
                    };
                };
            };
        };
        /** @description `sign-in-needed`, `digits-needed`, `proof-needed` */
        SignInNeededOrDigitsNeededOrProofNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Sign in to continue.",
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
                        code?: "sign-in-needed" | "digits-needed" | "proof-needed";
                    };
                };
            };
        };
        /** @description `request-over` */
        RequestOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This request is over. Nothing was changed.",
                 *       "data": {
                 *         "code": "request-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "request-over";
                    };
                };
            };
        };
        /** @description `sign-in-needed` */
        SignInNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Sign in to continue.",
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
        /** @description `unknown-request`, `unknown-appointment` */
        UnknownRequestOrUnknownAppointment: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this request. The link may be incomplete, or the request was erased.",
                 *       "data": {
                 *         "code": "unknown-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-request" | "unknown-appointment";
                    };
                };
            };
        };
        /** @description `unavailable`, `calendar-unavailable` */
        UnavailableOrCalendarUnavailable: {
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
                 *       "message": "We cannot save anything right now. Nothing is lost on your side: try again in a few seconds.",
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
                        code?: "unavailable" | "calendar-unavailable";
                    };
                };
            };
        };
        /** @description `not-offered` */
        NotOffered: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "This cannot be booked online at the moment. Choose something else, or wait for our call.",
                 *       "data": {
                 *         "code": "not-offered"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "not-offered";
                    };
                };
            };
        };
        /** @description `invalid-input`, `time-past`, `no-such-time` */
        InvalidInputOrTimePastOrNoSuchTime: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 422,
                 *       "error": true,
                 *       "message": "Some fields need another look. The message beside each one says what to change.",
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
                        code?: "invalid-input" | "time-past" | "no-such-time";
                    };
                };
            };
        };
        /** @description `sign-in-needed`, `digits-needed` */
        SignInNeededOrDigitsNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "Sign in to continue.",
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
                        code?: "sign-in-needed" | "digits-needed";
                    };
                };
            };
        };
        /** @description `unknown-request`, `not-offered` */
        UnknownRequestOrNotOffered: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this request. The link may be incomplete, or the request was erased.",
                 *       "data": {
                 *         "code": "unknown-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-request" | "not-offered";
                    };
                };
            };
        };
        /** @description `request-over`, `time-taken`, `too-many-appointments`, `already-booked` */
        RequestOverOrTimeTakenOrTooManyAppointmentsOrAlreadyBooked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This request is over. Nothing was changed.",
                 *       "data": {
                 *         "code": "request-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "request-over" | "time-taken" | "too-many-appointments" | "already-booked";
                    };
                };
            };
        };
        /** @description `too-many-times` */
        TooManyTimes: {
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
                 *       "message": "Others are choosing these times at the moment. Try again a little later, or wait for our call.",
                 *       "data": {
                 *         "code": "too-many-times"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    data?: {
                        /** @enum {string} */
                        code?: "too-many-times";
                    };
                };
            };
        };
        /** @description `unknown-request`, `unknown-appointment`, `not-offered` */
        UnknownRequestOrUnknownAppointmentOrNotOffered: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this request. The link may be incomplete, or the request was erased.",
                 *       "data": {
                 *         "code": "unknown-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-request" | "unknown-appointment" | "not-offered";
                    };
                };
            };
        };
        /** @description `request-over`, `already-booked`, `appointment-over`, `hold-over` */
        RequestOverOrAlreadyBookedOrAppointmentOverOrHoldOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This request is over. Nothing was changed.",
                 *       "data": {
                 *         "code": "request-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "request-over" | "already-booked" | "appointment-over" | "hold-over";
                    };
                };
            };
        };
        /** @description `unknown-request`, `not-offered`, `unknown-appointment` */
        UnknownRequestOrNotOfferedOrUnknownAppointment: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this request. The link may be incomplete, or the request was erased.",
                 *       "data": {
                 *         "code": "unknown-request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-request" | "not-offered" | "unknown-appointment";
                    };
                };
            };
        };
        /** @description `request-over`, `time-taken`, `appointment-over` */
        RequestOverOrTimeTakenOrAppointmentOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This request is over. Nothing was changed.",
                 *       "data": {
                 *         "code": "request-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "request-over" | "time-taken" | "appointment-over";
                    };
                };
            };
        };
        /** @description `request-over`, `appointment-over` */
        RequestOverOrAppointmentOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This request is over. Nothing was changed.",
                 *       "data": {
                 *         "code": "request-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "request-over" | "appointment-over";
                    };
                };
            };
        };
        /** @description `unknown-appointment` */
        UnknownAppointment: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this appointment.",
                 *       "data": {
                 *         "code": "unknown-appointment"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-appointment";
                    };
                };
            };
        };
        /** @description `appointment-over` */
        AppointmentOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This appointment has already begun, or has been moved or cancelled. Nothing was changed.",
                 *       "data": {
                 *         "code": "appointment-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "appointment-over";
                    };
                };
            };
        };
        /** @description `unknown-appointment`, `unknown-summary` */
        UnknownAppointmentOrUnknownSummary: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "We could not find this appointment.",
                 *       "data": {
                 *         "code": "unknown-appointment"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-appointment" | "unknown-summary";
                    };
                };
            };
        };
        /** @description `appointment-over`, `stale-summary` */
        AppointmentOverOrStaleSummary: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "This appointment has already begun, or has been moved or cancelled. Nothing was changed.",
                 *       "data": {
                 *         "code": "appointment-over"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "appointment-over" | "stale-summary";
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
        /** @description `too-many-requests`, `too-many-entries` */
        TooManyRequestsOrTooManyEntries: {
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
                        code?: "too-many-requests" | "too-many-entries";
                    };
                };
            };
        };
        /** @description `unknown-summary` */
        UnknownSummary: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is no summary here that you can open. It may have been taken back.",
                 *       "data": {
                 *         "code": "unknown-summary"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-summary";
                    };
                };
            };
        };
        /** @description `stale-pack`, `idempotency-key-reused` */
        StalePackOrIdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "These questions have changed since they were loaded. Load them again and answer the new ones. Nothing was saved.",
                 *       "data": {
                 *         "code": "stale-pack"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "stale-pack" | "idempotency-key-reused";
                    };
                };
            };
        };
        /** @description `unknown-assessment` */
        UnknownAssessment: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "error": true,
                 *       "message": "There is no such result.",
                 *       "data": {
                 *         "code": "unknown-assessment"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    data?: {
                        /** @enum {string} */
                        code?: "unknown-assessment";
                    };
                };
            };
        };
        /** @description `wrong-code` */
        WrongCode: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "That code is wrong or has expired. Check it, or ask for a new one.",
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
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
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
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "That code is wrong or has expired. Check it, or ask for a new one.",
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
        /** @description `invalid-input`, `stale-notice` */
        InvalidInputOrStaleNotice: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 422,
                 *       "error": true,
                 *       "message": "Some fields need another look. The message beside each one says what to change.",
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
                        code?: "invalid-input" | "stale-notice";
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
                 *       "message": "There is no such check-in.",
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
                 *       "message": "This check-in was changed somewhere else. Load it again, then change it.",
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
        /** @description `stale-plan` */
        StalePlan: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "error": true,
                 *       "message": "The copy in your account was changed on another device. Open it here first. Nothing was overwritten.",
                 *       "data": {
                 *         "code": "stale-plan"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    data?: {
                        /** @enum {string} */
                        code?: "stale-plan";
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
                 *       "message": "Enter a code from your phone first, so that we know it is you.",
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
                 *       "message": "Enter a code from your phone first, so that we know it is you.",
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
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "No account has this recovery code. Check it against what you wrote down. If you made a newer code, this one no longer works.",
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
                 *       "message": "The account with this recovery code is in use with another number. If you can still sign in with that number, or are still signed in, change it in My data. Otherwise this code opens the account once nobody has used it for 90 days.",
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
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "error": true,
                 *       "message": "That code is wrong or has expired. Check it, or ask for a new one.",
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
                 *       "message": "This number has an account that is in use. Sign in with it and delete that account first, or keep your current number.",
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
        /** @description Identifies this request. The log contains it; quote it when you report a problem. */
        "X-Request-Id": string;
        /** @description How to authenticate. */
        "WWW-Authenticate": string;
        /** @description Seconds until the same call can succeed. */
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
                 * @description IANA name of the device's time zone. It determines which day is today. An unknown one counts as none.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
    createRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description IANA name of the device's time zone. It determines which day is today. An unknown one counts as none.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
                        data: components["schemas"]["RequestReceipt"];
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
    followRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The secret of the link. */
                token: string;
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
                        data: components["schemas"]["FollowedRequest"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            404: components["responses"]["UnknownRequest"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    openRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The secret of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDigits"];
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
                        data: components["schemas"]["RequestPass"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["WrongDigits"];
            404: components["responses"]["UnknownRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestProofCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The secret of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never> | null;
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
            401: components["responses"]["DigitsNeeded"];
            404: components["responses"]["UnknownRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["CodeJustSentOrTooManyCodesOrCodesPausedOrTooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The secret of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Six digits, alone or in a message.
                     * @example 012345
                     */
                    code: string;
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
                        data: components["schemas"]["RequestPass"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["DigitsNeededOrWrongCode"];
            404: components["responses"]["UnknownRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseMailOfLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "keep" | "none";
                } | {
                    /** @enum {string} */
                    answer: "change";
                    /** Format: email */
                    email: string;
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
                            /** @description Null: nobody who acted on the request was asked, and nobody is mailed about an appointment. */
                            answer: ("confirmed" | "none") | null;
                            /** @description Masked. */
                            email: string;
                            link?: {
                                /** @description A secret, as the one before, which opens nothing now. */
                                token: string;
                                /** @description Sent as `X-Follow-Pass`: a secret. */
                                pass: string;
                                /** Format: date-time */
                                open_until: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeededOrDigitsNeededOrProofNeeded"];
            404: components["responses"]["UnknownRequest"];
            409: components["responses"]["RequestOver"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnRequests: {
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
                        data: components["schemas"]["OwnRequest"][];
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
    chooseOwnMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "keep" | "none";
                } | {
                    /** @enum {string} */
                    answer: "change";
                    /** Format: email */
                    email: string;
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
                            /** @description Null: nobody who acted on the request was asked, and nobody is mailed about an appointment. */
                            answer: ("confirmed" | "none") | null;
                            /** @description Masked. */
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnclaimedRequests: {
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
                            requests: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * Format: date-time
                                 * @description When the call was asked for.
                                 */
                                submitted_at: string;
                            }[];
                            /** @description Further ones are sorted last and are not listed. */
                            is_blocking: boolean;
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
    answerUnclaimedRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `block`: as `not-mine`, and further ones are sorted last.
                     * @enum {string}
                     */
                    answer: "mine" | "not-mine" | "block";
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
                            requests: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * Format: date-time
                                 * @description When the call was asked for.
                                 */
                                submitted_at: string;
                            }[];
                            /** @description Further ones are sorted last and are not listed. */
                            is_blocking: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownRequest"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endRequestBlock: {
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
                            requests: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * Format: date-time
                                 * @description When the call was asked for.
                                 */
                                submitted_at: string;
                            }[];
                            /** @description Further ones are sorted last and are not listed. */
                            is_blocking: boolean;
                        };
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
    downloadOwnAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownRequestOrUnknownAppointment"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
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
                        data: components["schemas"]["Service"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["UnavailableOrCalendarUnavailable"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                /** @description The id of the service. */
                service: string;
                /** @description The id of the only person wanted. Without it: everybody. */
                staff?: string;
                /** @description The first day, in the zone of the office. Without it: today. */
                from?: string;
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
                        data: components["schemas"]["FreeSlots"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            404: components["responses"]["NotOffered"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["UnavailableOrCalendarUnavailable"];
        };
    };
    holdAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppointment"];
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
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "held" | "booked" | "cancelled" | "happened" | "missed";
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /** @description Of a held time: until when it is kept, and can be confirmed. */
                            hold_until: string | null;
                            service: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                mode: "video" | "phone" | "in-person";
                            };
                            staff: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @description The document id of the team member in the content service. */
                                team_entry: string | null;
                            };
                            /** @description Of a session by video: when the address to join is given out, and the address from then until an hour after the session. Both are null where there is none. */
                            room: {
                                opens_at: string | null;
                                address: string | null;
                            };
                            /** @description It has not begun, and can be moved or cancelled. */
                            is_changeable: boolean;
                            /** @description Present where who called with a link proved the number: links and passes given before have ended, theirs too. */
                            link?: {
                                /** @description A secret, as the one before, which opens nothing now. */
                                token: string;
                                /** @description Sent as `X-Follow-Pass`: a secret. */
                                pass: string;
                                /** Format: date-time */
                                open_until: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeededOrDigitsNeeded"];
            404: components["responses"]["UnknownRequestOrNotOffered"];
            409: components["responses"]["RequestOverOrTimeTakenOrTooManyAppointmentsOrAlreadyBooked"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInputOrTimePastOrNoSuchTime"];
            429: components["responses"]["TooManyTimes"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["UnavailableOrCalendarUnavailable"];
        };
    };
    confirmAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The id of the appointment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentWriter"];
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
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "held" | "booked" | "cancelled" | "happened" | "missed";
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /** @description Of a held time: until when it is kept, and can be confirmed. */
                            hold_until: string | null;
                            service: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                mode: "video" | "phone" | "in-person";
                            };
                            staff: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @description The document id of the team member in the content service. */
                                team_entry: string | null;
                            };
                            /** @description Of a session by video: when the address to join is given out, and the address from then until an hour after the session. Both are null where there is none. */
                            room: {
                                opens_at: string | null;
                                address: string | null;
                            };
                            /** @description It has not begun, and can be moved or cancelled. */
                            is_changeable: boolean;
                            /** @description Present where who called with a link proved the number: links and passes given before have ended, theirs too. */
                            link?: {
                                /** @description A secret, as the one before, which opens nothing now. */
                                token: string;
                                /** @description Sent as `X-Follow-Pass`: a secret. */
                                pass: string;
                                /** Format: date-time */
                                open_until: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeededOrDigitsNeededOrProofNeeded"];
            404: components["responses"]["UnknownRequestOrUnknownAppointmentOrNotOffered"];
            409: components["responses"]["RequestOverOrAlreadyBookedOrAppointmentOverOrHoldOver"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["UnavailableOrCalendarUnavailable"];
        };
    };
    moveAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The id of the appointment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentMove"];
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
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "held" | "booked" | "cancelled" | "happened" | "missed";
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /** @description Of a held time: until when it is kept, and can be confirmed. */
                            hold_until: string | null;
                            service: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                mode: "video" | "phone" | "in-person";
                            };
                            staff: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @description The document id of the team member in the content service. */
                                team_entry: string | null;
                            };
                            /** @description Of a session by video: when the address to join is given out, and the address from then until an hour after the session. Both are null where there is none. */
                            room: {
                                opens_at: string | null;
                                address: string | null;
                            };
                            /** @description It has not begun, and can be moved or cancelled. */
                            is_changeable: boolean;
                            /** @description Present where who called with a link proved the number: links and passes given before have ended, theirs too. */
                            link?: {
                                /** @description A secret, as the one before, which opens nothing now. */
                                token: string;
                                /** @description Sent as `X-Follow-Pass`: a secret. */
                                pass: string;
                                /** Format: date-time */
                                open_until: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeededOrDigitsNeededOrProofNeeded"];
            404: components["responses"]["UnknownRequestOrNotOfferedOrUnknownAppointment"];
            409: components["responses"]["RequestOverOrTimeTakenOrAppointmentOver"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInputOrTimePastOrNoSuchTime"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["UnavailableOrCalendarUnavailable"];
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The id of the appointment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentWriter"];
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
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "held" | "booked" | "cancelled" | "happened" | "missed";
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /** @description Of a held time: until when it is kept, and can be confirmed. */
                            hold_until: string | null;
                            service: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                mode: "video" | "phone" | "in-person";
                            };
                            staff: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @description The document id of the team member in the content service. */
                                team_entry: string | null;
                            };
                            /** @description Of a session by video: when the address to join is given out, and the address from then until an hour after the session. Both are null where there is none. */
                            room: {
                                opens_at: string | null;
                                address: string | null;
                            };
                            /** @description It has not begun, and can be moved or cancelled. */
                            is_changeable: boolean;
                            /** @description Present where who called with a link proved the number: links and passes given before have ended, theirs too. */
                            link?: {
                                /** @description A secret, as the one before, which opens nothing now. */
                                token: string;
                                /** @description Sent as `X-Follow-Pass`: a secret. */
                                pass: string;
                                /** Format: date-time */
                                open_until: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeededOrDigitsNeededOrProofNeeded"];
            404: components["responses"]["UnknownRequestOrUnknownAppointment"];
            409: components["responses"]["RequestOverOrAppointmentOver"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed with the token of a member whose number is the request’s.
                 * @example 1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7
                 */
                "X-Follow-Pass"?: string;
            };
            path: {
                /** @description The id of the appointment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of its link; for a member, the id of a request of their number. */
                    request: string;
                    /**
                     * Format: date-time
                     * @description Of a booked one: the time to move it to; without it, they wish to cancel.
                     */
                    starts_at?: string;
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
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "held" | "booked" | "cancelled" | "happened" | "missed";
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /** @description Of a held time: until when it is kept, and can be confirmed. */
                            hold_until: string | null;
                            service: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                mode: "video" | "phone" | "in-person";
                            };
                            staff: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @description The document id of the team member in the content service. */
                                team_entry: string | null;
                            };
                            /** @description Of a session by video: when the address to join is given out, and the address from then until an hour after the session. Both are null where there is none. */
                            room: {
                                opens_at: string | null;
                                address: string | null;
                            };
                            /** @description It has not begun, and can be moved or cancelled. */
                            is_changeable: boolean;
                            /** @description Present where who called with a link proved the number: links and passes given before have ended, theirs too. */
                            link?: {
                                /** @description A secret, as the one before, which opens nothing now. */
                                token: string;
                                /** @description Sent as `X-Follow-Pass`: a secret. */
                                pass: string;
                                /** Format: date-time */
                                open_until: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeededOrDigitsNeeded"];
            404: components["responses"]["UnknownRequestOrUnknownAppointment"];
            409: components["responses"]["RequestOverOrAppointmentOver"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSentSummaries: {
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
                            appointment: string;
                            /** Format: date-time */
                            starts_at: string;
                            /** @description The only person who can open it. */
                            counsellor: string;
                            /**
                             * Format: date-time
                             * @description From then on nobody can open it; it is deleted in the night after.
                             */
                            kept_until: string;
                            /** Format: date-time */
                            sent_at: string;
                            /** @description Taking back one of these consents, or erasing what was kept, deletes it. */
                            purposes: ("assessments" | "moods")[];
                            /** @description When it was opened, the last first; before `sent_at`: the one that it replaced. */
                            opened_at: string[];
                            /** @description Since when the appointment has another counsellor: what was in it is deleted, and the new counsellor did not get it. Null: it can be opened. */
                            ended_at: string | null;
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
    previewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the appointment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The first day.
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The last day, included: 184 days at most.
                     */
                    to: string;
                    /** @description What to include. `changes` adds how scores changed; `days` each day; `notes` the notes, and without `days` only the days that have one. `name` and `changes` alone show nothing. */
                    items: ("name" | "depression" | "anxiety" | "stress" | "phq9" | "gad7" | "changes" | "moods" | "days" | "notes")[];
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
                            /** Format: uuid */
                            appointment: string;
                            /** Format: date-time */
                            starts_at: string;
                            /** @description The only person who can open it. */
                            counsellor: string;
                            /**
                             * Format: date-time
                             * @description From then on nobody can open it; it is deleted in the night after.
                             */
                            kept_until: string;
                            content: {
                                /** @description Null where it was not chosen. */
                                name: string | null;
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                /** Format: date */
                                made_on: string;
                                /** @description In which its days are counted. */
                                time_zone: string;
                                assessments: {
                                    /** @enum {string} */
                                    assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
                                    /** @description The oldest first. */
                                    results: {
                                        /** Format: date-time */
                                        taken_at: string;
                                        total: number;
                                        maximum: number;
                                        level: string;
                                        /** @enum {string} */
                                        safety: "none" | "today" | "now";
                                        /** @description An answer asks for help, not only the total: it matters more than the score. */
                                        has_safety_answer: boolean;
                                        /** @description Those answers in words; none where an earlier version of the pack scored them. */
                                        safety_answers: {
                                            question: string;
                                            answer: string;
                                        }[];
                                        functional_answer: string | null;
                                    }[];
                                    shows_change: boolean;
                                    /** @description What belongs beside the scores, as it was then. */
                                    scale: {
                                        bands: {
                                            level: string;
                                            from: number;
                                        }[];
                                        notice: string;
                                        cutoff_source: string;
                                        reliable_change: {
                                            points: number;
                                            source: string;
                                        } | null;
                                    };
                                }[];
                                moods: {
                                    /** @description How many days of the period have a mood. */
                                    days: number;
                                    of_days: number;
                                    months: {
                                        /** @description `YYYY-MM` */
                                        month: string;
                                        days: number;
                                        counts: {
                                            AWFUL: number;
                                            BAD: number;
                                            OKAY: number;
                                            GOOD: number;
                                            GREAT: number;
                                        };
                                    }[];
                                } | null;
                                /** @description The oldest first. */
                                days: {
                                    /** Format: date */
                                    day: string;
                                    /** @enum {string} */
                                    mood_type: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
                                    note: string | null;
                                }[] | null;
                                shows_notes: boolean;
                            };
                            /** @description Sent back with `PUT …/summary`. */
                            seen: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownAppointment"];
            409: components["responses"]["AppointmentOver"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSentSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the appointment. */
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
                            appointment: string;
                            /** Format: date-time */
                            starts_at: string;
                            /** @description The only person who can open it. */
                            counsellor: string;
                            /**
                             * Format: date-time
                             * @description From then on nobody can open it; it is deleted in the night after.
                             */
                            kept_until: string;
                            /** Format: date-time */
                            sent_at: string;
                            /** @description Taking back one of these consents, or erasing what was kept, deletes it. */
                            purposes: ("assessments" | "moods")[];
                            /** @description When it was opened, the last first; before `sent_at`: the one that it replaced. */
                            opened_at: string[];
                            /** @description Since when the appointment has another counsellor: what was in it is deleted, and the new counsellor did not get it. Null: it can be opened. */
                            ended_at: string | null;
                            /** @description Null where it has ended. */
                            content: {
                                /** @description Null where it was not chosen. */
                                name: string | null;
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                /** Format: date */
                                made_on: string;
                                /** @description In which its days are counted. */
                                time_zone: string;
                                assessments: {
                                    /** @enum {string} */
                                    assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
                                    /** @description The oldest first. */
                                    results: {
                                        /** Format: date-time */
                                        taken_at: string;
                                        total: number;
                                        maximum: number;
                                        level: string;
                                        /** @enum {string} */
                                        safety: "none" | "today" | "now";
                                        /** @description An answer asks for help, not only the total: it matters more than the score. */
                                        has_safety_answer: boolean;
                                        /** @description Those answers in words; none where an earlier version of the pack scored them. */
                                        safety_answers: {
                                            question: string;
                                            answer: string;
                                        }[];
                                        functional_answer: string | null;
                                    }[];
                                    shows_change: boolean;
                                    /** @description What belongs beside the scores, as it was then. */
                                    scale: {
                                        bands: {
                                            level: string;
                                            from: number;
                                        }[];
                                        notice: string;
                                        cutoff_source: string;
                                        reliable_change: {
                                            points: number;
                                            source: string;
                                        } | null;
                                    };
                                }[];
                                moods: {
                                    /** @description How many days of the period have a mood. */
                                    days: number;
                                    of_days: number;
                                    months: {
                                        /** @description `YYYY-MM` */
                                        month: string;
                                        days: number;
                                        counts: {
                                            AWFUL: number;
                                            BAD: number;
                                            OKAY: number;
                                            GOOD: number;
                                            GREAT: number;
                                        };
                                    }[];
                                } | null;
                                /** @description The oldest first. */
                                days: {
                                    /** Format: date */
                                    day: string;
                                    /** @enum {string} */
                                    mood_type: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
                                    note: string | null;
                                }[] | null;
                                shows_notes: boolean;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownSummary"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the appointment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The first day.
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The last day, included: 184 days at most.
                     */
                    to: string;
                    /** @description What to include. `changes` adds how scores changed; `days` each day; `notes` the notes, and without `days` only the days that have one. `name` and `changes` alone show nothing. */
                    items: ("name" | "depression" | "anxiety" | "stress" | "phq9" | "gad7" | "changes" | "moods" | "days" | "notes")[];
                    /** @description As the preview answered it: exactly what was looked at is sent, or nothing. */
                    seen: string;
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
                            /** Format: uuid */
                            appointment: string;
                            /** Format: date-time */
                            starts_at: string;
                            /** @description The only person who can open it. */
                            counsellor: string;
                            /**
                             * Format: date-time
                             * @description From then on nobody can open it; it is deleted in the night after.
                             */
                            kept_until: string;
                            /** Format: date-time */
                            sent_at: string;
                            /** @description Taking back one of these consents, or erasing what was kept, deletes it. */
                            purposes: ("assessments" | "moods")[];
                            /** @description When it was opened, the last first; before `sent_at`: the one that it replaced. */
                            opened_at: string[];
                            /** @description Since when the appointment has another counsellor: what was in it is deleted, and the new counsellor did not get it. Null: it can be opened. */
                            ended_at: string | null;
                            /** @description Null where it has ended. */
                            content: {
                                /** @description Null where it was not chosen. */
                                name: string | null;
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                /** Format: date */
                                made_on: string;
                                /** @description In which its days are counted. */
                                time_zone: string;
                                assessments: {
                                    /** @enum {string} */
                                    assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
                                    /** @description The oldest first. */
                                    results: {
                                        /** Format: date-time */
                                        taken_at: string;
                                        total: number;
                                        maximum: number;
                                        level: string;
                                        /** @enum {string} */
                                        safety: "none" | "today" | "now";
                                        /** @description An answer asks for help, not only the total: it matters more than the score. */
                                        has_safety_answer: boolean;
                                        /** @description Those answers in words; none where an earlier version of the pack scored them. */
                                        safety_answers: {
                                            question: string;
                                            answer: string;
                                        }[];
                                        functional_answer: string | null;
                                    }[];
                                    shows_change: boolean;
                                    /** @description What belongs beside the scores, as it was then. */
                                    scale: {
                                        bands: {
                                            level: string;
                                            from: number;
                                        }[];
                                        notice: string;
                                        cutoff_source: string;
                                        reliable_change: {
                                            points: number;
                                            source: string;
                                        } | null;
                                    };
                                }[];
                                moods: {
                                    /** @description How many days of the period have a mood. */
                                    days: number;
                                    of_days: number;
                                    months: {
                                        /** @description `YYYY-MM` */
                                        month: string;
                                        days: number;
                                        counts: {
                                            AWFUL: number;
                                            BAD: number;
                                            OKAY: number;
                                            GOOD: number;
                                            GREAT: number;
                                        };
                                    }[];
                                } | null;
                                /** @description The oldest first. */
                                days: {
                                    /** Format: date */
                                    day: string;
                                    /** @enum {string} */
                                    mood_type: "AWFUL" | "BAD" | "OKAY" | "GOOD" | "GREAT";
                                    note: string | null;
                                }[] | null;
                                shows_notes: boolean;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["ConsentRequired"];
            404: components["responses"]["UnknownAppointmentOrUnknownSummary"];
            409: components["responses"]["AppointmentOverOrStaleSummary"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequestsOrTooManyEntries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the appointment. */
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
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            404: components["responses"]["UnknownSummary"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstruments: {
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
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
                            /** @enum {string} */
                            assessment_name: "Depression Assessment" | "Anxiety Assessment" | "Perceived Stress Assessment" | "PHQ-9" | "GAD-7";
                            pack: {
                                id: string;
                                version: string;
                            };
                            locale: string;
                            recall_window: string;
                            question_stem: string | null;
                            minimum_age: number;
                            notice: string;
                            source: string;
                            cutoff_source: string;
                            validated_in: string;
                            /** @enum {string} */
                            translation_status: "original" | "official" | "validated" | "working";
                            repeat_after_days: number;
                            reliable_change: {
                                points: number;
                                source: string;
                            } | null;
                            maximum: number;
                            items: {
                                questionIndex: number;
                                question: string;
                                answers: {
                                    answerIndex: number;
                                    answer: string;
                                    points: number;
                                }[];
                            }[];
                            functional_question: {
                                question: string;
                                answers: {
                                    functional_answer_index: number;
                                    answer: string;
                                }[];
                            } | null;
                            bands: {
                                level: string;
                                from: number;
                                to: number;
                            }[];
                            safety_items: {
                                questionIndex: number;
                                from_points: number;
                                /** @enum {string} */
                                urgency: "today" | "now";
                            }[];
                            safety_totals: {
                                from_points: number;
                                /** @enum {string} */
                                urgency: "today" | "now";
                            }[];
                            call_from: number;
                        }[];
                    };
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
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
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
            409: components["responses"]["StalePackOrIdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequestsOrTooManyEntries"];
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
    eraseAssessment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
                 * @example 8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the result. */
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
            404: components["responses"]["UnknownAssessment"];
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
    askForNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
                 * @description IANA name of the device's time zone. It determines which day is today. An unknown one counts as none.
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
                 * @description Repeats the cookie `XSRF-TOKEN`. Required with the refresh cookie only.
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
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
    listCrisisLines: {
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 200;
                        /** @enum {boolean} */
                        error: false;
                        message: string;
                        data: components["schemas"]["CrisisLine"][];
                    };
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKey"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
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
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
            422: components["responses"]["InvalidInputOrStaleNotice"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    erasePurpose: {
        parameters: {
            query?: {
                /** @description When an erasure that arrives late was made. It erases nothing that was made later. */
                recorded_at?: string;
                /** @description The time of the same clock as the call is sent: `recorded_at` is corrected by its difference from the time of the server. */
                sent_at?: string;
            };
            header?: {
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
                            /** @enum {string} */
                            purpose: "assessments" | "moods";
                            erased: number;
                        };
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
                 * @description IANA name of the device's time zone. It determines which day is today. An unknown one counts as none.
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
                 * @description IANA name of the device's time zone. It determines which day is today. An unknown one counts as none.
                 * @example Asia/Kolkata
                 */
                "X-Time-Zone"?: string;
                /**
                 * @description The `version` the client last saw, with or without quotes. If the entry has changed since, nothing is written and the call answers 409 with the code `stale-version`. `*` matches any version.
                 * @example "3"
                 */
                "If-Match"?: string;
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
            404: components["responses"]["UnknownMood"];
            409: components["responses"]["StaleVersionOrIdempotencyKeyReused"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequestsOrTooManyEntries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMood: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` the client last saw, with or without quotes. If the entry has changed since, nothing is written and the call answers 409 with the code `stale-version`. `*` matches any version.
                 * @example "3"
                 */
                "If-Match"?: string;
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
    eraseMood: {
        parameters: {
            query?: {
                /** @description When an erasure that arrives late was made. It erases nothing that was made later. */
                recorded_at?: string;
                /** @description The time of the same clock as the call is sent: `recorded_at` is corrected by its difference from the time of the server. */
                sent_at?: string;
                /** @description The day of the entry. Send it with `recorded_at`: if another device erased the entry meanwhile, what was checked in on the day since then, and before this erasure, is erased. */
                day?: string;
            };
            header?: {
                /**
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
                            mood_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
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
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
                 * @description Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and retries get the stored answer. A different request with the same key answers 409 with the code `idempotency-key-reused`. Generate one key per user action.
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
    readKeptPlan: {
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
                            copy: {
                                sealed: string;
                                version: number;
                                /** Format: date-time */
                                kept_at: string;
                            } | null;
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
    keepPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sealed: string;
                    replaces: number | null;
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
                            version: number;
                            /** Format: date-time */
                            kept_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrDuplicateQueryKeyOrMalformedJson"];
            401: components["responses"]["SignInNeeded"];
            409: components["responses"]["StalePlan"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedContentType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequestsOrTooManyEntries"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeKeptPlan: {
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
                    /** @description The file name. */
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
                    /**
                     * @description Six digits, alone or in a message.
                     * @example 012345
                     */
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
                            /**
                             * @description Present while text messages do not get through: the code may come late, or not at all.
                             * @enum {boolean}
                             */
                            is_late?: true;
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
                    /**
                     * @description Six digits, alone or in a message.
                     * @example 012345
                     */
                    otp: string;
                    /**
                     * @description Six digits, alone or in a message.
                     * @example 012345
                     */
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
                /** @description The id of the notice. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
                 * @example *
                 */
                populate?: string;
                /**
                 * @description A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.
                 * @example createdAt:desc
                 */
                sort?: string;
                /** @description The page, from 1. */
                "pagination[page]"?: number;
                /** @description The page size. */
                "pagination[pageSize]"?: number;
                /** @description The first record, as an alternative to a page: a multiple of `pagination[limit]`. */
                "pagination[start]"?: number;
                /** @description The number of records from `start`; 25 by default. */
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentList"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
                 * @description `*` includes images, files and components. Any other value, and `populate[…]`, means the same.
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
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOne"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Send it back as `If-None-Match` to get 304 without a body. */
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
