import { m } from '@pulli/messages/messages.js'
import { SPEEDS } from './player-state.ts'
import { SLEEP_MINUTES } from './sleep-timer.ts'
import type { PlayerProps } from './use-audio-player.ts'

/** The option's value while the timer runs: the minutes left. */
const RUNNING = 'running'

/** Speed, sleep timer and repeat; on a phone only repeat is seen at once. */
export function PlayerChoices({ player, id, isOpen }: PlayerProps & { id: string; isOpen: boolean }) {
  const { state, minutesLeft } = player
  return (
    <div className={isOpen ? 'player__options is-open' : 'player__options'} id={id}>
      <label>
        {m.player_speed()}
        <select
          value={state.speed}
          onChange={({ currentTarget }) => player.chooseSpeed(Number(currentTarget.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {m.player_speed_value({ speed: String(speed) })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.player_sleep()}
        <select
          value={minutesLeft === undefined ? 0 : RUNNING}
          onChange={({ currentTarget }) => player.chooseSleep(Number(currentTarget.value))}
        >
          {minutesLeft !== undefined && (
            <option value={RUNNING} disabled>
              {minutesLeft === 0
                ? m.player_sleep_fading()
                : m.player_sleep_left({ minutes: String(minutesLeft) })}
            </option>
          )}
          <option value={0}>{m.player_sleep_off()}</option>
          {SLEEP_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {m.player_sleep_minutes({ minutes: String(minutes) })}
            </option>
          ))}
        </select>
      </label>
      <label className="player__repeat">
        <input
          type="checkbox"
          checked={state.repeats}
          onChange={({ currentTarget }) => player.chooseRepeat(currentTarget.checked)}
        />
        {m.player_repeat()}
      </label>
    </div>
  )
}
