/** How many characters a mood's note may have. */
export const NOTE_CHARACTERS = 1_000

/** Says how many characters (code points) of a note are left, as it would be kept: trimmed. Below 0 it is too long. */
export function noteCharactersLeft(note: string): number {
  return NOTE_CHARACTERS - [...note.replace(/\r\n?/g, '\n').normalize().trim()].length
}
