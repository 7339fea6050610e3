/**
 * Returns what the desk's lists call somebody: the first word of a name, which is what whoever calls may say to others.
 *
 * @example firstName('Asha Rao') // 'Asha'
 */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
