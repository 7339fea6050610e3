/** Whether the browser has all that `fill-missing.ts` adds: this came last in each, in Chrome 120, Safari 17 and Firefox 115. */
export const lacksNothing = () => 'canParse' in URL
