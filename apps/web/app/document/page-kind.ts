/** The `handle` of a route. */
export interface PageHandle {
  /** `app`: hydrated whole, never cached. `document` (the default): plain HTML with islands. Inherited from layouts. */
  page?: 'app' | 'document'
  /** The only origin that the page may frame, after a click (D43). */
  frame?: string
  /** Id of the first view, if it does not shift when the fonts load: it is painted before the rest (P5). */
  firstView?: string
  /** Whether the header shows the quick exit. Three presses of Shift leave any page. */
  showsExit?: boolean
}

/** Returns the kind of page from the handles of the matched routes. */
export function pageKind(handles: readonly unknown[]): 'app' | 'document' {
  return handles.some((handle) => (handle as PageHandle | undefined)?.page === 'app') ? 'app' : 'document'
}

/** Returns the handle of the innermost route. */
export function ownHandle(handles: readonly unknown[]): PageHandle {
  return (handles.at(-1) as PageHandle | undefined) ?? {}
}
