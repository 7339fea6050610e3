import type { Page } from '@playwright/test'

/** Removes what Safari 14.1 or Firefox 91 lack, of what the site and its libraries use. */
export function removeNewerApis(page: Page) {
  return page.addInitScript(() => {
    const remove = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
    }
    remove(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with')
    remove(String.prototype, 'at')
    remove(Object, 'hasOwn', 'groupBy')
    remove(AbortSignal, 'timeout', 'any')
    remove(URL, 'canParse', 'parse')
    remove(Crypto.prototype, 'randomUUID')
    remove(Navigator.prototype, 'locks', 'userActivation')
    remove(ReadableStream.prototype, 'pipeThrough')
    remove(HTMLFormElement.prototype, 'requestSubmit')
    remove(SubmitEvent.prototype, 'submitter')
    remove(HTMLDialogElement.prototype, 'show', 'showModal', 'close', 'requestClose')
    remove(
      window,
      'BroadcastChannel',
      'HTMLDialogElement',
      'TransformStream',
      'TextEncoderStream',
      'TextDecoderStream',
      'requestIdleCallback',
      'structuredClone',
      'scheduler',
    )
  })
}
