type Attribute = { readonly type: string; readonly component?: string; readonly repeatable?: boolean }
type Attributes = Readonly<Record<string, Attribute>>
type Fields = Readonly<Record<string, unknown>>

/** As in `packages/domain/src/name/hidden-characters.ts`, which this service cannot import. */
const HIDDEN =
  /(?![\u200C\u200D]|\p{Variation_Selector})(?:\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB])/u

/**
 * Returns the first field of one line, such as a name, a title or an address, that has hidden characters. Texts of several
 * lines may have them: languages that are written from the right need them there.
 * @param attributesOf returns the fields of a component
 */
export function hiddenIn(
  data: unknown,
  attributes: Attributes,
  attributesOf: (component: string) => Attributes,
): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const [field, value] of Object.entries(data as Fields)) {
    const { type, component = '' } = attributes[field] ?? { type: 'unknown' }
    if (type === 'string' && typeof value === 'string' && HIDDEN.test(value)) return field
    if (type !== 'component') continue
    for (const part of [value].flat()) {
      const found = hiddenIn(part, attributesOf(component), attributesOf)
      if (found !== undefined) return found
    }
  }
  return undefined
}
