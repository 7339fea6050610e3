import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { SHORTCUTS, type Shortcut } from './shortcuts.ts'
import './keys-hint.css'

const WORDS: Readonly<Record<Shortcut | 'open', () => string>> = {
  next: m.desk_keys_next,
  previous: m.desk_keys_previous,
  take: m.desk_keys_take,
  call: m.desk_keys_call,
  back: m.desk_keys_back,
  open: m.desk_keys_open,
}

interface KeysHintProps {
  shortcuts: readonly (Shortcut | 'open')[]
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** The shortcut keys of a page, and the box that switches them off. */
export function KeysHint({ shortcuts, isOn, onSwitch }: KeysHintProps) {
  return (
    <section className="keys" aria-label={m.desk_keys_title()}>
      <CheckBox
        id="desk-keys"
        label={m.desk_keys_use()}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      {isOn && (
        <ul className="keys__l">
          {shortcuts.map((shortcut) => (
            <li key={shortcut}>
              <kbd>{shortcut === 'open' ? 'Enter' : keyOf(shortcut)}</kbd> {WORDS[shortcut]()}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const keyOf = (shortcut: Shortcut) => Object.entries(SHORTCUTS).find(([, name]) => name === shortcut)?.[0]
