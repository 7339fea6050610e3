/**
 * Characters that change how other text is shown, or are never shown themselves: bidirectional controls, zero-width spaces, soft
 * hyphens, tags, fillers, and marks of annotations (Unicode 16, `Default_Ignorable_Code_Point`, and UAX 9). Not in it: joiners,
 * which Indic scripts need, and variation selectors, which emoji need.
 */
const HIDDEN =
  /(?![\u200C\u200D]|\p{Variation_Selector})(?:\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB])/u

/** Whether a name has characters by which it could look like another, or reverse the text beside it. */
export function hasHiddenCharacters(name: string): boolean {
  return HIDDEN.test(name)
}
