/** Why the appointment of an erased request is cancelled. No row has these reasons, only the mail about it. */
export const ERASED = 'erased'
/** The same, and a sealed copy of the request is retained (decision 19). */
export const ERASED_UNDER_SEAL = 'erased-under-seal'
