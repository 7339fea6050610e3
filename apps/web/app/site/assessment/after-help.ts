import type { Safety } from '@pulli/domain/assessment/instrument.ts'

/** NC-16: where an answer asks for help, the messages of an attempt wait until the reader continues. */
export function afterHelp() {
  let mayTell = true
  let held: (() => void) | undefined
  return {
    /** A new attempt; what the last one still held back is dropped. */
    begin(urgency: Safety) {
      mayTell = urgency === 'none'
      held = undefined
    },
    tell(news: () => void) {
      if (mayTell) news()
      else held = news
    },
    /** Whether something was told. */
    goOn(): boolean {
      const news = held
      mayTell = true
      held = undefined
      news?.()
      return news !== undefined
    },
  }
}
