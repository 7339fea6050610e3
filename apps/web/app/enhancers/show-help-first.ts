import { distressIn } from '@pulli/domain/search/distress.ts'
import { callsFor } from '@pulli/domain/search/distress-calls.ts'

/** Shows, of a panel with everything, what the typed words ask for. @returns whether they ask for any help */
export function showHelpFirst(panel: HTMLElement, typed: string): boolean {
  const { groups, isHindi } = distressIn(typed)
  if (groups.length === 0) return false
  for (const text of panel.querySelectorAll<HTMLElement>('[data-hindi]')) text.hidden = !isHindi
  for (const text of panel.querySelectorAll<HTMLElement>('[data-group]'))
    text.hidden = !groups.some((group) => group === text.dataset.group)
  const calls: readonly string[] = callsFor(groups)
  const place = ({ dataset }: HTMLElement) => calls.indexOf(dataset.call ?? '')
  const items = [...panel.querySelectorAll<HTMLElement>('[data-call]')]
  for (const item of items.sort((one, other) => place(one) - place(other))) {
    item.hidden = place(item) < 0
    item.parentElement?.append(item)
  }
  return true
}
