/** Whether the browser has all that `fill-missing.ts` adds: those of its parts that came last, in one engine or another. */
export function lacksNothing(): boolean {
  return (
    'toSorted' in Array.prototype &&
    'canParse' in URL &&
    'timeout' in AbortSignal &&
    'BroadcastChannel' in globalThis &&
    'TextEncoderStream' in globalThis
  )
}
