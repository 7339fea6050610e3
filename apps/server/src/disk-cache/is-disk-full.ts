const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Says whether a file could not be written for want of room. Libraries for pictures say so in words alone. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    CODES.has((error as NodeJS.ErrnoException).code ?? '') || /No space left on device/i.test(error.message)
  )
}
