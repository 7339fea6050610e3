import type { DistressFound } from '@pulli/domain/search/distress.ts'
import { showHelpFirst } from './show-help-first.ts'

/** What is shown where the rule cannot be loaded, whatever is typed. */
const UNKNOWN: DistressFound = { groups: ['suicide'], isHindi: false }

/**
 * Shows help under a search box while someone types, so that it needs neither the results nor a network. The rule is
 * loaded once someone goes to the box.
 */
export function offerHelp(search: HTMLElement) {
  const box = search.querySelector('input')
  const help = search.querySelector<HTMLElement>('[data-role="help"]')
  if (!box || !help) return
  let rule: Promise<(typed: string) => DistressFound> | undefined
  async function judge() {
    rule ??= import('@pulli/domain/search/distress.ts').then(
      ({ distressIn }) => distressIn,
      () => () => UNKNOWN,
    )
    const distressIn = await rule
    const typed = box?.value ?? ''
    const found = distressIn(typed)
    if (!help) return
    help.hidden = typed.trim() === '' || isAbove() || found.groups.length === 0
    if (!help.hidden) showHelpFirst(help, found)
  }
  box.addEventListener('focus', judge)
  box.addEventListener('input', judge)
  if (document.activeElement === box) void judge()

  /** The page itself has it already. */
  function isAbove() {
    return [...document.querySelectorAll('.help-first')].some((panel) => !panel.closest('[data-role="help"]'))
  }
}
