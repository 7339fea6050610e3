/** Link that calls a number; what is only for reading (spaces, dashes) is left out. */
export function telephone(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
