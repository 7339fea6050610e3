/** The applications: each has its own script before the first paint, and its own manifest of routes. */
export type AppName = 'dashboard' | 'desk'

/** The `handle` of a route. */
export interface PageHandle {
  /** `app`: hydrated whole, never cached. `document` (the default): plain HTML with islands. Inherited from layouts. */
  page?: 'app' | 'document'
  /** Which application an app page is of. Default: the dashboard. */
  app?: AppName
  /** The only origin that the page may frame, after a click (D43). */
  frame?: string
  /** An inline script of the page, beside the one that every page has. */
  script?: string
  /** Id of the first view, if it does not shift when the fonts load: it is painted before the rest (P5). */
  firstView?: string
  /** Whether the header shows the quick exit. Three presses of Shift leave any page. */
  showsExit?: boolean
}

/** Returns the kind of page from the handles of the matched routes. */
export function pageKind(handles: readonly unknown[]): 'app' | 'document' {
  return handles.some((handle) => (handle as PageHandle | undefined)?.page === 'app') ? 'app' : 'document'
}

/** Returns the application of an app page from the handles of the matched routes. */
export function appName(handles: readonly unknown[]): AppName {
  return handles.some((handle) => (handle as PageHandle | undefined)?.app === 'desk') ? 'desk' : 'dashboard'
}

/** Returns the handle of the innermost route. */
export function ownHandle(handles: readonly unknown[]): PageHandle {
  return (handles.at(-1) as PageHandle | undefined) ?? {}
}
