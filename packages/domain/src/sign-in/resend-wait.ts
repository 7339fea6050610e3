/** How long a member waits before another code can be sent to the same number: specification, section 9. */
export const RESEND_WAIT_SECONDS = 30
