/** Checks that no test can show, each with why. */
export const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  'VID-02':
    'The server sends the list with the page, so no list is ever waited for and no skeleton can be seen: decision D44 counts that as met.',
}

/** Checks in groups that are built which wait for the member dashboard. */
export const WITH_THE_DASHBOARD: ReadonlySet<string> = new Set([
  ...['NAV-19', 'NAV-20', 'NAV-21', 'NAV-23', 'RES-05', 'RES-07', 'API-09'],
  ...['STA-01', 'STA-02', 'STA-03', 'STA-04', 'STA-05', 'STA-06', 'STA-07', 'STA-08'],
  ...['ERR-08', 'ERR-09', 'ERR-10', 'ERR-11', 'ERR-12', 'ERR-13', 'ERR-14', 'ERR-15', 'ERR-16', 'ERR-17'],
  ...['ERR-19', 'ERR-20', 'ERR-21', 'LIM-13', 'LIM-24', 'LIM-25', 'ROL-02', 'ROL-03', 'ROL-05'],
])

/** Checks that a test shows in part, and what is still to come. */
export const IN_PART: Readonly<Record<string, string>> = {
  'ASM-14': 'that it needs no network comes with the service worker, with the dashboard',
}
