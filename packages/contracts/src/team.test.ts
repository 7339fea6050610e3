import { expect, test } from 'vitest'
import { parseList } from './content-answers.ts'
import { TeamMember } from './team.ts'

const member = {
  documentId: 'm1',
  name: 'Dr Meera Nair',
  specialization: 'Adult psychiatry',
  department: 'Psychiatry',
  description: 'Sees adults.',
}

test('CNT-20 a team member keeps the available parts and links', () => {
  const facebook = 'https://www.example.org/meera'
  const thumbnail = { url: '/uploads/a.png', alternativeText: null }
  const { records } = parseList(TeamMember, {
    data: [{ ...member, facebook, instagram: null, thumbnail, isSample: true }],
  })
  expect(records).toEqual([{ ...member, facebook, thumbnail: { url: '/uploads/a.png' }, isSample: true }])
})

test('TEAM-02 an invalid link is dropped', () => {
  const { records } = parseList(TeamMember, {
    data: [{ ...member, twitter: 'javascript:alert(1)', whatsapp: 'call me' }],
  })
  expect(records).toEqual([member])
})

test('a team member without a department is dropped and reported', () => {
  const { records, broken } = parseList(TeamMember, { data: [{ ...member, department: 'Reception' }] })
  expect(records).toEqual([])
  expect(broken).toMatchObject([{ documentId: 'm1' }])
})
