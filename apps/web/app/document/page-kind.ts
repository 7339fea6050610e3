/** What a route says about its page. Without a word it is a document. */
export interface PageHandle {
  /** `app`: hydrated whole, never cached. `document`: plain HTML with islands. */
  page?: 'app' | 'document'
}

/** Reads the kind of page from the handle of the innermost matched route. */
export function pageKind(handle: unknown): 'app' | 'document' {
  return (handle as PageHandle | undefined)?.page ?? 'document'
}
