import { PAGES_OF_EACH_KIND, type PageName } from './site-pages.ts'
import { test } from './test.ts'

/**
 * Lets the tests of a group see a page on the phone, and on the desktop, or in the quick run, if it represents its kind.
 * Asked of the group, not in the test, for which a page would be open already.
 */
export function onThePhoneAndOneOfEachKind(name: PageName): void {
  test.skip(
    ({ isMobile }) =>
      !(process.env.LONG || (isMobile && !process.env.QUICK)) && !PAGES_OF_EACH_KIND.includes(name),
    'seen on the phone with npm run test:all, and on one page of each kind',
  )
}
