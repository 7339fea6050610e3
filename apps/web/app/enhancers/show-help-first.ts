import type { DistressFound } from '@pulli/domain/search/distress.ts'
import { callsFor } from '@pulli/domain/search/distress-calls.ts'

/** Shows, of a panel with everything, what was found. */
export function showHelpFirst(panel: HTMLElement, { groups, isHindi }: DistressFound) {
  for (const text of panel.querySelectorAll<HTMLElement>('[data-group]'))
    text.hidden = !groups.some((group) => group === text.dataset.group)
  for (const text of panel.querySelectorAll<HTMLElement>('[data-hindi]')) text.hidden = !isHindi
  const calls: readonly string[] = callsFor(groups)
  const items = [...panel.querySelectorAll<HTMLElement>('[data-call]')]
  for (const item of items) item.hidden = !calls.includes(item.dataset.call ?? '')
  const place = ({ dataset }: HTMLElement) => calls.indexOf(dataset.call ?? '')
  for (const item of items.sort((one, other) => place(one) - place(other))) item.parentElement?.append(item)
}
