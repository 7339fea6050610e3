import type { KeyboardEvent } from 'react'
import './tabs.css'

/** Props of `Tabs`. */
export interface TabsProps<Name extends string> {
  /** Read out before the names. */
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly text: string }[]
  readonly chosen: Name
  readonly onChoose?: ((name: Name) => void) | undefined
}

/** Id of a tab, which names its panel. */
export const tabId = (name: string) => `tab-${name}`

/** Id of the panel that a tab shows. */
export const panelId = (name: string) => `panel-${name}`

const STEPS: Record<string, (from: number, last: number) => number> = {
  ArrowLeft: (from, last) => (from === 0 ? last : from - 1),
  ArrowRight: (from, last) => (from === last ? 0 : from + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One of a few views of a page. The keyboard reaches the chosen one, and arrows choose another. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  function step(event: KeyboardEvent<HTMLElement>) {
    const from = tabs.findIndex(({ name }) => name === chosen)
    const to = tabs[STEPS[event.key]?.(from, tabs.length - 1) ?? -1]
    if (!to) return
    event.preventDefault()
    onChoose?.(to.name)
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(to.name)}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={step}>
      {tabs.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className="tab"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId(name)}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose?.(name)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
