/** Why the calls of the desk have no limits. */
export const KNOWN_STAFF = {
  noneBecause: 'the people of the desk are few and known by name, and each of their changes is audited',
}
