/**
 * Returns the name in the desk's lists: the first word of a name, which is all that a caller may say to others.
 *
 * @example firstName('Asha Rao') // 'Asha'
 */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
