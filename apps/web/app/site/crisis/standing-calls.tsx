import type { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { m } from '@pulli/messages/messages.js'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { Sentence } from '@pulli/ui/sentence/sentence.tsx'
import { telephone } from '#content/telephone.ts'
import { checkInWords, testCallInWords } from './check-in-words.ts'

/** The two numbers that are shown whatever the content service answers. */
export function StandingCalls({ lines, today }: { lines: readonly CrisisLine[]; today: string }) {
  const other = lines.find(({ alternative_number }) => alternative_number !== null)
  return (
    <section aria-label={m.crisis_numbers()}>
      <CallList
        large
        calls={lines.map((line) => ({
          telephone: line.telephone,
          number: line.number,
          text: [line.name, line.note].filter(Boolean).join('. '),
          note: [factsOf(line), checkInWords(line, today), testCallInWords(line)].filter(Boolean).join('\n'),
        }))}
      />
      {other?.alternative_number && (
        <p className="calls__also">
          <Sentence
            message={(place) => m.crisis_other_number_text({ number: place('number') })}
            parts={{
              number: (
                <a
                  className="nowrap tap-number"
                  href={telephone(other.alternative_telephone ?? other.alternative_number)}
                >
                  {other.alternative_number}
                </a>
              ),
            }}
          />
        </p>
      )}
    </section>
  )
}

function factsOf({ cost, hours, languages }: CrisisLine) {
  return cost && hours && languages ? m.crisis_facts({ cost, hours, languages }) : undefined
}
