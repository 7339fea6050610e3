/** What is scanned. */
export interface Scan {
  /** Without a slash at the end. */
  readonly site: string
  /** Where the tools write. */
  readonly folder: string
  /** Addresses to begin at. */
  readonly pages: readonly string[]
}
