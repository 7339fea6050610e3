import { expect, test } from 'vitest'
import { bodyOf, draftOf, NEW_SERVICE, toggled } from './service-draft.ts'

const BALA = { id: 'bala', name: 'Bala', has_hours: true }
const TALK = {
  id: 'talk',
  version: 3,
  name: 'First talk',
  minutes: 50,
  buffer_minutes: 10,
  mode: 'phone',
  sections: ['Art Therapy'],
  people: [BALA],
  is_retired: false,
  coming: 0,
} as const

test('a service that is opened and sent as it is changes nothing', () => {
  const { name, minutes, buffer_minutes, mode, sections } = TALK
  const draft = draftOf({ ...TALK, sections: [...sections], people: [BALA] })
  expect(bodyOf(draft, [BALA])).toEqual({ name, minutes, buffer_minutes, mode, sections, people: ['bala'] })
})

test('what is no whole number is sent as it was typed, and refused beside its field', () => {
  const body = bodyOf({ ...NEW_SERVICE, minutes: ' 45 ', buffer: 'ten' }, [])
  expect(body).toMatchObject({ minutes: 45, buffer_minutes: 'ten' })
})

test('whoever left the desk while a service was typed is left out', () => {
  expect(bodyOf({ ...NEW_SERVICE, people: ['bala', 'gone'] }, [BALA]).people).toEqual(['bala'])
})

test('a box that is ticked twice is as it was', () => {
  expect(toggled(toggled(['a'], 'b'), 'b')).toEqual(['a'])
})
