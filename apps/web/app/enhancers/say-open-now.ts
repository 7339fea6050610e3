import { minuteOfThisClock, openNowInWords } from '#opening-hours/when-in-words.ts'

const A_MINUTE_MS = 60_000

/** Writes into an element whether calls are answered now, from its `data-hours`, and updates it each minute. */
export function sayOpenNow(element: HTMLElement) {
  const hours = JSON.parse(element.dataset.hours ?? '')
  const show = () => {
    const now = new Date()
    const { state, when } = openNowInWords(hours, now, minuteOfThisClock(now))
    say(element, '[data-state]', state)
    say(element, '[data-when]', when)
  }
  show()
  setInterval(show, A_MINUTE_MS)
}

function say(element: HTMLElement, part: string, words: string) {
  const place = element.querySelector(part)
  if (place && place.textContent !== words) place.textContent = words
}
