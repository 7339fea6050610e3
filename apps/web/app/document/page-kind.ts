/** What a route says about its page. Without a word it is a document. */
export interface PageHandle {
  /** `app`: hydrated whole, never cached. `document`: plain HTML with islands. */
  page?: 'app' | 'document'
  /** The one origin that the page may show in a frame, after a click (D43). */
  frame?: string
}

/** Reads the kind of page from the handle of the innermost matched route. */
export function pageKind(handle: unknown): 'app' | 'document' {
  return (handle as PageHandle | undefined)?.page ?? 'document'
}

/** Reads from the same handle which origin the page may show in a frame. */
export function framedOrigin(handle: unknown): string | undefined {
  return (handle as PageHandle | undefined)?.frame
}
