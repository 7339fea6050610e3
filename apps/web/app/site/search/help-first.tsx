import { callsFor, type Helpline } from '@pulli/domain/search/distress-calls.ts'
import { DISTRESS, type Distress, type DistressFound } from '@pulli/domain/search/distress-groups.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import './help-first.css'

type Text = () => string

/** In English and in Hindi. */
const TEXTS: Readonly<Record<Distress, readonly [Text, Text]>> = {
  poisoning: [m.help_first_poisoning, m.help_first_poisoning_hi],
  suicide: [m.help_first_suicide, m.help_first_suicide_hi],
  child: [m.help_first_child, m.help_first_child_hi],
  violence: [m.help_first_violence, m.help_first_violence_hi],
  addiction: [m.help_first_addiction, m.help_first_addiction_hi],
}

const LINES: Readonly<Record<Helpline, readonly [Text, Text]>> = {
  '112': [m.crisis_emergency_text, m.help_first_112_hi],
  '14416': [m.crisis_talk_text, m.help_first_14416_hi],
  '1098': [m.help_first_1098, m.help_first_1098_hi],
  '181': [m.help_first_181, m.help_first_181_hi],
  '14446': [m.help_first_14446, m.help_first_14446_hi],
}

/** All numbers, in both languages. */
export const EVERYTHING: DistressFound = { groups: DISTRESS, isHindi: true }
/** What a panel that waits for a script shows without it. */
const FIRST = 'suicide'

/**
 * Numbers to call before any result of a search, for each kind of distress in it (D65), in Hindi first where it was in Hindi.
 * Without `found` it has everything for `show-help-first.ts`, and shows the first numbers.
 */
export function HelpFirst({ found }: { found?: DistressFound }) {
  const { groups, isHindi } = found ?? EVERYTHING
  const isWaiting = found === undefined
  const calls = isWaiting ? [...new Set([...callsFor([FIRST]), ...callsFor(groups)])] : callsFor(groups)
  const isHidden = (group: Distress) => (isWaiting && group !== FIRST) || undefined
  return (
    <section className="help-first" aria-label={m.help_first_title()}>
      {isHindi && (
        <div className="help-first__hindi" lang="hi" data-hindi hidden={isWaiting || undefined}>
          <p className="help-first__title">{m.help_first_title_hi()}</p>
          {groups.map((group) => (
            <p key={group} data-group={group} hidden={isHidden(group)}>
              {TEXTS[group][1]()}
            </p>
          ))}
        </div>
      )}
      <h2 className="help-first__title">{m.help_first_title()}</h2>
      {groups.map((group) => (
        <p key={group} data-group={group} hidden={isHidden(group)}>
          {TEXTS[group][0]()}
        </p>
      ))}
      <ul className="help-first__calls">
        {calls.map((number) => (
          <li
            key={number}
            data-call={number}
            hidden={(isWaiting && !callsFor([FIRST]).includes(number)) || undefined}
          >
            <ButtonLink kind="act" size="l" wide href={telephone(number)}>
              <Icon name="phone" small />
              {m.help_first_call({ number })}
            </ButtonLink>
            {isHindi && (
              <p className="help-first__who" lang="hi" data-hindi hidden={isWaiting || undefined}>
                {LINES[number][1]()}
              </p>
            )}
            <p className="help-first__who">{LINES[number][0]()}</p>
          </li>
        ))}
      </ul>
      <p className="help-first__more">
        <MoreLink href={addresses.crisis}>{m.help_first_more()}</MoreLink>
      </p>
    </section>
  )
}
