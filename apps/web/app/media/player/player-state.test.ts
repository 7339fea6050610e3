import { expect, test } from 'vitest'
import { EMPTY_PLAYER, nextPlayer, type PlayerEvent, type PlayerState } from './player-state.ts'

const after = (...events: PlayerEvent[]): PlayerState => events.reduce(nextPlayer, EMPTY_PLAYER)
const rain = { trackId: 'rain' }
const sea = { trackId: 'sea' }

test('before the first press nothing is in the player', () => {
  expect(EMPTY_PLAYER).toMatchObject({ trackId: undefined, isPlaying: false })
})

test('AUD-03 a recording plays, pauses, and plays on from the same place', () => {
  const moved = { type: 'moved', ...rain, position: 30, duration: 100 } as const
  const paused = after({ type: 'started', ...rain, isAmbient: false }, moved, { type: 'stopped', ...rain })
  expect(paused).toMatchObject({ trackId: 'rain', isPlaying: false, position: 30 })
  expect(nextPlayer(paused, { type: 'started', ...rain, isAmbient: false })).toMatchObject({
    isPlaying: true,
    position: 30,
  })
})

test('AUD-04 a second recording takes the place of the first, whose later words no longer count', () => {
  const state = after(
    { type: 'started', ...rain, isAmbient: false },
    { type: 'moved', ...rain, position: 30, duration: 100 },
    { type: 'started', ...sea, isAmbient: false },
    { type: 'stopped', ...rain },
    { type: 'moved', ...rain, position: 31, duration: 100 },
    { type: 'ended', ...rain },
  )
  expect(state).toMatchObject({ trackId: 'sea', isPlaying: true, position: 0, duration: 0 })
})

test('AUD-05 a recording that finishes is not playing, and stands at its beginning', () => {
  const state = after(
    { type: 'started', ...rain, isAmbient: false },
    { type: 'moved', ...rain, position: 100, duration: 100 },
    { type: 'ended', ...rain },
  )
  expect(state).toMatchObject({ trackId: 'rain', isPlaying: false, position: 0 })
})

test('a length that is not known is 0', () => {
  const state = after(
    { type: 'started', ...rain, isAmbient: false },
    { type: 'moved', ...rain, position: 1, duration: Number.NaN },
  )
  expect(state.duration).toBe(0)
})

test.each([
  [45, 40],
  [50, 40],
  [51, undefined],
  [3, undefined],
])('where it went on from 40 s is said at %s s: %s', (position, resumedFrom) => {
  const state = after(
    { type: 'started', ...rain, isAmbient: false },
    { type: 'resumed', from: 40 },
    { type: 'moved', ...rain, position, duration: 100 },
  )
  expect(state.resumedFrom).toBe(resumedFrom)
})

test('speed, repeat and timer stay with the next recording; closing keeps only the speed', () => {
  const chosen = after(
    { type: 'started', ...rain, isAmbient: false },
    { type: 'speed-chosen', speed: 1.5 },
    { type: 'repeat-chosen', repeats: true },
    { type: 'sleep-chosen', at: 1_000 },
    { type: 'started', ...sea, isAmbient: false },
  )
  expect(chosen).toMatchObject({ speed: 1.5, repeats: true, sleepsAt: 1_000 })
  expect(nextPlayer(chosen, { type: 'closed' })).toEqual({ ...EMPTY_PLAYER, speed: 1.5 })
})

test('ambient sound repeats by itself, a piece with an end does not, and the own choice holds for both', () => {
  const ambient = { type: 'started', ...rain, isAmbient: true } as const
  const piece = { type: 'started', ...sea, isAmbient: false } as const
  expect(after(ambient).repeats).toBe(true)
  expect(after(ambient, piece).repeats).toBe(false)
  expect(after(ambient, { type: 'repeat-chosen', repeats: false }, piece, ambient).repeats).toBe(false)
  expect(after(piece, { type: 'repeat-chosen', repeats: true }, ambient, piece).repeats).toBe(true)
})
