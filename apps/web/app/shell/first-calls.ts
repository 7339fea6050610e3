import { m } from '@pulli/messages/messages.js'

/** The two numbers that never depend on the content service. */
export function firstCalls() {
  return {
    emergency: {
      telephone: m.crisis_emergency_number(),
      number: m.crisis_emergency_number(),
      text: m.crisis_emergency_text(),
    },
    talk: {
      telephone: m.crisis_talk_number(),
      number: m.crisis_talk_number(),
      text: m.crisis_talk_text(),
    },
  }
}
