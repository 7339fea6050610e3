import { type AttributesOf, NAME_FIELDS, type Row } from './sample-fields'

/** One value that no editor has confirmed yet. */
export interface Sample {
  /** Its position in the entry, for example `Certificates, 2`; empty where the whole entry is a sample. */
  place: string
  /** What it says. */
  value: string
}

/** Finds the samples of an entry: the entry itself, and its parts. */
export function findSamples(
  uid: string,
  entry: Row,
  attributesOf: AttributesOf,
  labelOf: (uid: string, field: string) => string,
): Sample[] {
  const own = entry.isSample === true ? [{ place: '', value: nameOf(entry) }] : []
  const parts = Object.entries(attributesOf(uid)).flatMap(([field, { type, component }]) => {
    if (type !== 'component' || !component) return []
    const value = entry[field]
    const items = (Array.isArray(value) ? value : [value]).filter((item) => item) as Row[]
    return items.flatMap((item, at) =>
      findSamples(component, item, attributesOf, labelOf).map((sample) => ({
        ...sample,
        place: [labelOf(uid, field) + (Array.isArray(value) ? `, ${at + 1}` : ''), sample.place]
          .filter(Boolean)
          .join(', '),
      })),
    )
  })
  return [...own, ...parts]
}

const nameOf = (entry: Row) =>
  NAME_FIELDS.flatMap((field) => (entry[field] ? [String(entry[field])] : []))
    .slice(0, 2)
    .join(' · ')
