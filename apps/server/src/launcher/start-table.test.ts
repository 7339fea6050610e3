import { expect, test } from 'vitest'
import { startTable } from './start-table.ts'

const FACTS = {
  site: 'http://localhost:3000',
  content: { url: 'http://localhost:1337' },
  outbox: '.data/outbox',
  smtp: false,
  logs: '.data/logs',
  firstOwner: undefined,
  secretsFile: '.data/secrets.json',
  sms: undefined,
  demoMember: '9876543210',
} as const

test('OTP-09 without an SMS gateway the start says so, and with which number to try the dashboard', () => {
  const table = startTable(FACTS)
  expect(table).toContain('demo mode: no SMS gateway is configured')
  expect(table).toMatch(/Demo member +9876543210/)
})

test('OTP-09 with an SMS gateway the start names it, and no member', () => {
  const table = startTable({ ...FACTS, sms: 'msg91', demoMember: undefined })
  expect(table).toMatch(/One-time codes +sent by MSG91/)
  expect(table).not.toContain('demo')
  expect(table).not.toContain('9876543210')
})

test('the start says how the first owner joins the desk, while there is none', () => {
  const link = 'http://localhost:3000/desk/join/abc'
  expect(startTable({ ...FACTS, firstOwner: { link } })).toMatch(new RegExp(`first owner +${link}`))
  expect(startTable(FACTS)).toMatch(/Desk +http:\/\/localhost:3000\/desk\n/)
  expect(startTable(FACTS)).not.toContain('first owner')
})

test('a start that shows no secret says where they are', () => {
  const content = { url: 'http://localhost:1337', email: 'editor@example.in' }
  const table = startTable({ ...FACTS, content, firstOwner: {} })
  expect(table).toMatch(/first owner +`deploy\/pulli first-owner` makes a link/)
  expect(table).toMatch(/password +contentAdminPassword in \.data\/secrets\.json/)
})
