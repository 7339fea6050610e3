/** A restore that would overwrite something, or for which something is missing. Nothing was changed. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore'
}

/** A restore into databases of the operator's that ended in between. */
export class PartlyRestored extends Error {
  override readonly name = 'PartlyRestored'

  constructor(reason: string) {
    super(
      `The databases of DATABASE_URL and CONTENT_DATABASE_URL hold a part of the backup: ${reason}. Start no server on them: mails are not held, and what was erased since is there. Empty both, and restore again.`,
    )
  }
}
