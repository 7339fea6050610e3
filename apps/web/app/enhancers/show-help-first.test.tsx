import { distressIn } from '@pulli/domain/search/distress.ts'
import { DISTRESS, type DistressFound } from '@pulli/domain/search/distress-groups.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpFirst } from '#site/search/help-first.tsx'
import { showHelpFirst } from './show-help-first.ts'

/** A text that means each kind of distress, and no other. */
const SAYS = {
  poisoning: 'beti ne phenyl pi liya.',
  suicide: 'i want to kill myself.',
  child: 'uncle touched me.',
  violence: 'shohar mujhe maarta hai.',
  addiction: 'i am addicted to alcohol.',
} as const

const SUBSETS = Array.from({ length: 2 ** DISTRESS.length - 1 }, (_, n) =>
  DISTRESS.filter((__, at) => (n + 1) & (1 << at)),
)

/** What of a panel is seen, in order: each text and each number. */
function seen(html: string) {
  return [...html.matchAll(/<(p|li|div)([^>]*data-(group|call|hindi)[^>]*)>/g)].map(
    ([, , attributes = '']) => ({
      attributes,
      group: /data-group="(\w+)"/.exec(attributes)?.[1],
      call: /data-call="(\w+)"/.exec(attributes)?.[1],
      isHindi: attributes.includes('data-hindi'),
      hidden: attributes.includes('hidden=""'),
    }),
  )
}

/** The panel that waits for a script, with as much of a document as the script needs. */
function waitingPanel() {
  const parts = seen(renderToStaticMarkup(<HelpFirst />)).map((part) => ({
    ...part,
    dataset: { group: part.group, call: part.call },
    parentElement: {
      append: (moved: object) => {
        parts.push(...parts.splice(parts.indexOf(moved as never), 1))
      },
    },
  }))
  const of = { '[data-group]': 'group', '[data-call]': 'call', '[data-hindi]': 'isHindi' } as const
  const panel = {
    querySelectorAll: (selector: keyof typeof of) => parts.filter((part) => part[of[selector]]),
  }
  return { panel: panel as unknown as HTMLElement, parts }
}

const shownIn = (
  parts: readonly { group?: string | undefined; call?: string | undefined; hidden: boolean }[],
) => ({
  groups: [...new Set(parts.filter(({ hidden }) => !hidden).flatMap(({ group }) => group ?? []))],
  calls: parts.filter(({ hidden }) => !hidden).flatMap(({ call }) => call ?? []),
})

test.each(SUBSETS.map((groups) => [groups.join(', '), groups] as const))(
  'D65 the panel for %s has their texts in order, in Hindi first where it was Hindi, and every number once',
  (_, groups) => {
    for (const isHindi of [false, true]) {
      const html = renderToStaticMarkup(<HelpFirst found={{ groups, isHindi }} />)
      const texts = seen(html).flatMap(({ group }) => group ?? [])
      expect(texts).toEqual(isHindi ? [...groups, ...groups] : groups)
      expect(html.startsWith('<section') && /^.*?lang="hi".*?<h2/s.test(html)).toBe(isHindi)
      const { calls } = shownIn(seen(html))
      expect(new Set(calls).size).toBe(calls.length)
      expect(html.includes('wait for signs')).toBe(groups.includes('poisoning'))
      expect(html.includes('लक्षणों का इंतज़ार न करें')).toBe(groups.includes('poisoning') && isHindi)
    }
  },
)

test.each(SUBSETS.map((groups) => [groups.map((group) => SAYS[group]).join(' ')]))(
  'D65 while “%s” is typed, a script shows the same panel as the page of results',
  (typed) => {
    const found: DistressFound = distressIn(typed)
    const { panel, parts } = waitingPanel()
    expect(showHelpFirst(panel, typed)).toBe(true)
    expect(shownIn(parts)).toEqual(shownIn(seen(renderToStaticMarkup(<HelpFirst found={found} />))))
    for (const part of parts) if (part.isHindi) expect(part.hidden).toBe(!found.isHindi)
  },
)
