/** Checks that no test can show, each with why. */
export const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  'VID-02':
    'The server sends the list with the page, so no list is ever waited for and no skeleton can be seen: decision D44 counts that as met.',
}

/** Checks in groups that are built which wait for the member dashboard. */
export const WITH_THE_DASHBOARD: ReadonlySet<string> = new Set(['ERR-20', 'ERR-21'])

/** Checks that a test shows in part, and what is still to come. */
export const IN_PART: Readonly<Record<string, string>> = {
  'ASM-14': 'that it needs no network comes with the service worker, with the dashboard',
}
