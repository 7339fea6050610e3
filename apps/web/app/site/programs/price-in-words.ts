/**
 * A price as its currency is written, rupees in Indian grouping: 120000 is "₹1,20,000". Without a currency, and where
 * the text holds more than a number, it stays as the editor wrote it.
 */
export function priceInWords(price: string, currency: string | undefined): string {
  const digits = price
    .replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '')
    .replaceAll(',', '')
    .trim()
  if (currency === undefined || !/^\d+(?:\.\d{1,2})?$/.test(digits)) return price
  const fraction = digits.includes('.') ? 2 : 0
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(Number(digits))
}
