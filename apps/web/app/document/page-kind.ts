/** What a route says about its page. Without a word it is a document. */
export interface PageHandle {
  /** `app`: hydrated whole, never cached. `document`: plain HTML with islands. A layout says it for all its pages. */
  page?: 'app' | 'document'
  /** The one origin that the page may show in a frame, after a click (D43). */
  frame?: string
  /** The id of what is seen first, where nothing moves when the typefaces come: it is painted before all else (P5). */
  firstView?: string
}

/** Reads the kind of page from the handles of the matched routes. */
export function pageKind(handles: readonly unknown[]): 'app' | 'document' {
  return handles.some((handle) => (handle as PageHandle | undefined)?.page === 'app') ? 'app' : 'document'
}

/** What the page says of itself alone: the handle of its own route, which is the innermost. */
export function ownHandle(handles: readonly unknown[]): PageHandle {
  return (handles.at(-1) as PageHandle | undefined) ?? {}
}
