/**
 * How a test is left to `npm run test:long`: one of a loop whose others run the same code. Such a test is also run where its
 * file is named: `npm test -- e2e/browser/videos.e2e.ts`.
 */
export const inLongRun = (isLong: boolean): { tag?: string } => (isLong ? { tag: '@long' } : {})
