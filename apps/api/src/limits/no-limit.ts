/** Why the calls of the desk have no limits. */
export const KNOWN_STAFF = {
  noneBecause: 'the people of the desk are few and known by name, and each of their changes is audited',
}

/** Why a call that reads or changes the rows of one member has none. */
export const OWN_ROWS = {
  noneBecause: 'it touches what one member has, and the limits of writing bound how much that is',
}
