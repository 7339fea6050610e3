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

test('CNT-20 a team member keeps the parts that are there, and their links', () => {
  const facebook = 'https://www.example.org/meera'
  const thumbnail = { url: '/uploads/a.png', alternativeText: null }
  const { records } = parseList(TeamMember, {
    data: [{ ...member, facebook, instagram: null, thumbnail, isSample: true }],
  })
  expect(records).toEqual([{ ...member, facebook, thumbnail: { url: '/uploads/a.png' }, isSample: true }])
})

test('TEAM-02 what is no link to a page is no link', () => {
  const { records } = parseList(TeamMember, {
    data: [{ ...member, twitter: 'javascript:alert(1)', whatsapp: 'call me' }],
  })
  expect(records).toEqual([member])
})

test('a member of no department is left out and reported', () => {
  const { records, broken } = parseList(TeamMember, { data: [{ ...member, department: 'Reception' }] })
  expect(records).toEqual([])
  expect(broken).toMatchObject([{ documentId: 'm1' }])
})
