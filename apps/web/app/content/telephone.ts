/** Returns the `tel:` link of a number, without spaces and dashes. */
export function telephone(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
