/*
 * What the build knows of the files that it made, and writes in place of these names (`build-worker.ts`).
 */

/** A name of this build. */
declare const BUILD: string
/** The files that the pages for everyone need. */
declare const SITE_FILES: readonly string[]
/** The start script: a document that names it is of this build. */
declare const SITE_SIGN: string
/** The pages of the dashboard. */
declare const MEMBER_PAGES: readonly string[]
/** The files that they need. */
declare const MEMBER_FILES: readonly string[]
/** The manifest: a page of the dashboard that names it is of this build. */
declare const MEMBER_SIGN: string
