/** Masks a number: `98••• ••210`. */
export function maskedNumber(tenDigits: string): string {
  return `${tenDigits.slice(0, 2)}••• ••${tenDigits.slice(-3)}`
}
