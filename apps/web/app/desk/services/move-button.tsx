import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'

interface MoveButtonProps {
  step: -1 | 1
  id: string
  name: string
  onMove: (step: -1 | 1) => void
}

/** Moves a service one place up or down. */
export function MoveButton({ step, id, name, onMove }: MoveButtonProps) {
  const isUp = step < 0
  return (
    <button
      id={`${isUp ? 'up' : 'down'}-${id}`}
      type="button"
      className="service__move"
      data-up={isUp || undefined}
      aria-label={isUp ? m.desk_service_up_what({ name }) : m.desk_service_down_what({ name })}
      onClick={() => onMove(step)}
    >
      <Icon name="chevron-down" small />
    </button>
  )
}
