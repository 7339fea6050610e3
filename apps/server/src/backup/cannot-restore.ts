/** A restore that would overwrite something, or for which something is missing. Nothing was changed. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore'
}
