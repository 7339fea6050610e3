type Fields = Readonly<Record<string, unknown>>

/** Reads an object of a data file field by field, and says of a faulty one where it stands. */
export function fieldsOf(value: unknown, place: string) {
  if (!isObject(value)) throw new Error(`${place} is no object`)
  return {
    /** Fails where there is a field that nobody reads: it is a slip of the pen. */
    only(...known: string[]): void {
      const unknown = Object.keys(value).find((key) => !known.includes(key))
      if (unknown !== undefined) throw new Error(`${place}.${unknown} is not known`)
    },
    text(key: string): string {
      const text = value[key]
      if (typeof text !== 'string' || text.trim() === '') throw new Error(`${place}.${key} has no text`)
      return text
    },
    /** A whole number of at least 0. */
    count(key: string): number {
      const count = value[key]
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
        throw new Error(`${place}.${key} is no whole number of at least 0`)
      }
      return count
    },
    oneOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice {
      const choice = choices.find((known) => known === value[key])
      if (choice === undefined) throw new Error(`${place}.${key} is none of ${choices.join(', ')}`)
      return choice
    },
    list<Entry>(key: string, read: (entry: unknown, place: string) => Entry): Entry[] {
      const list = value[key]
      if (!Array.isArray(list)) throw new Error(`${place}.${key} is no list`)
      return list.map((entry, n) => read(entry, `${place}.${key}[${n}]`))
    },
    has: (key: string): boolean => Object.hasOwn(value, key),
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
