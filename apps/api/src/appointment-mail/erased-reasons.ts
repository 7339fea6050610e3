/** Why the appointment of an erased request does not stand: reasons that no row has, only the mail about it. */
export const ERASED = 'erased'
/** The same, and a sealed copy of the request is kept (decision 19). */
export const ERASED_UNDER_SEAL = 'erased-under-seal'
