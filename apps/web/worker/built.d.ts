/*
 * Constants that `build-worker.ts` replaces with what the build produced.
 */

/** Hash of this build. */
declare const BUILD: string
/** Files that the public pages need. */
declare const SITE_FILES: readonly string[]
/** The entry script: a document that refers to it is of this build. */
declare const SITE_SIGN: string
/** The pages of the dashboard. */
declare const MEMBER_PAGES: readonly string[]
/** Files that the dashboard's pages need. */
declare const MEMBER_FILES: readonly string[]
/** The manifest: a dashboard page that refers to it is of this build. */
declare const MEMBER_SIGN: string
