import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewConsultationRequest } from './consultation.ts'
import { fieldMessages } from './field-messages.ts'

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  section: 'Art Therapy',
  consultation_date: '2026-12-01',
}

function faultsOf(change: object): Record<string, string> {
  const parsed = NewConsultationRequest.safeParse({ ...asha, ...change })
  return parsed.success ? {} : fieldMessages(parsed.error)
}

test('CNS-02 a request has five fields, and the phone comes out in E.164', () => {
  expect(NewConsultationRequest.parse(asha)).toEqual({ ...asha, phone: '+919876543210' })
})

test.each(['आशा राव', 'اشا', 'Renée 🌱', 'Zoë O’Neil-Śmith', '李'])(
  'security row 28: the name %s is kept',
  (name) => {
    expect(NewConsultationRequest.parse({ ...asha, name }).name).toBe(name.normalize('NFC'))
  },
)

test('security row 28: text becomes NFC and is trimmed', () => {
  expect(NewConsultationRequest.parse({ ...asha, name: '  Zoe\u0308 ' }).name).toBe('Zo\u00eb')
})

test.each([
  '\0',
  '\r',
  '\n',
  '\t',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009f',
  '\ud800',
  '\udfff',
  '\u2028',
  '\u2029',
])('security row 28: %j is refused with its field named, even at the end', (character) => {
  for (const field of ['name', 'email', 'phone', 'consultation_date'] as const) {
    expect(Object.keys(faultsOf({ [field]: asha[field] + character }))).toEqual([field])
  }
})

test.each([
  ['name', 'a'.repeat(100), 'a'.repeat(101)],
  ['name', '🌱'.repeat(100), '🌱'.repeat(101)],
  ['email', `a@${'b.'.repeat(124)}innn`, `a@${'b.'.repeat(124)}innnn`],
  ['email', `${'a'.repeat(64)}@example.in`, `${'a'.repeat(65)}@example.in`],
])('security row 27: %s at its limit and one above', (field, fits, tooLong) => {
  expect(faultsOf({ [field]: fits })).toEqual({})
  expect(Object.keys(faultsOf({ [field]: tooLong }))).toEqual([field])
})

test.each([
  'asha',
  'asha@',
  '@example.in',
  'asha@localhost',
  'a@b.in,c@d.in',
  'a@b.in c@d.in',
  'a@b.in;c@d.in',
  'Asha <asha@example.in>',
  '<asha@example.in>',
  'asha@example..in',
  '"a b"@example.in',
  'asha@[127.0.0.1]',
  'mailto:asha@example.in',
])('CNS-14, security row 30: %j is not one email address', (email) => {
  expect(faultsOf({ email })).toEqual({ email: 'Enter one email address, such as name@example.com.' })
})

test.each([
  ['field@xn--p1b6ci4b4b3a.xn--h2brj9c', 'field@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@இந்தியா.example', 'asha@xn--xkc2dl3a5ee0h.example'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@mail.xn--h2brj9c', 'asha@mail.xn--h2brj9c'],
])('finding field A2: mails to %s go to %s', (typed, email) => {
  expect(NewConsultationRequest.parse({ ...asha, email: typed }).email).toBe(email)
})

test.each(['आशा@example.in', 'asha@उदाहरण', 'asha@उदाहरण.भारत:8080', 'asha@उदाहरण.भारत/x', 'a@xn--.xn--'])(
  'finding field A2: %s is not an address that every mail server takes',
  (email) => {
    expect(Object.keys(faultsOf({ email }))).toEqual(['email'])
  },
)

test.each(['12345', '1234567890', '+1 987 654 3210'])('CNS-14 the phone %s is refused', (phone) => {
  expect(faultsOf({ phone })).toEqual({ phone: 'Please enter valid phone number' })
})

test.each(['', 'Choose Service', 'art therapy', 'Art Therapy '])(
  'CNS-14 the section %j is refused',
  (section) => {
    expect(faultsOf({ section })).toEqual({ section: 'Choose a service from the list.' })
  },
)

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '01-12-2026', '2026-12-1', '20261201', 'tomorrow'])(
  'CNS-14 %s is not a calendar day',
  (day) => {
    expect(faultsOf({ consultation_date: day })).toEqual({
      consultation_date: 'Enter a day of the calendar, as YYYY-MM-DD.',
    })
  },
)

test('CNS-13 every faulty field has its own message', () => {
  const parsed = NewConsultationRequest.safeParse({})
  expect(fieldMessages(parsed.error ?? expect.fail())).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
    phone: 'Enter your mobile number.',
    section: 'Choose a service from the list.',
    consultation_date: 'Choose a date.',
  })
  expect(Object.keys(faultsOf({ name: ' ', email: '', phone: '', consultation_date: '' }))).toHaveLength(4)
})

test('security row 26: unknown fields are named, and nothing is coerced to text', () => {
  expect(faultsOf({ note: 'x', role: 1 })).toEqual({
    note: 'This field is not known.',
    role: 'This field is not known.',
  })
  expect(
    Object.keys(faultsOf({ name: 5, phone: 9876543210, email: ['a@b.in'], section: null })),
  ).toHaveLength(4)
})

test('security row 29: a field called __proto__ or constructor is unknown like any other', () => {
  const body: object = JSON.parse('{"__proto__": {"x": 1}, "constructor": 1}')
  const parsed = NewConsultationRequest.safeParse(body)
  expect(parsed.success).toBe(false)
  expect(Object.hasOwn({}, 'x')).toBe(false)
})

test('the schema never throws, whatever the input', () => {
  fc.assert(fc.property(fc.anything(), (body) => void NewConsultationRequest.safeParse(body)))
})

test('security row 44: 64 KiB in any field is refused in under 50 ms', () => {
  for (const text of ['a', 'a@', '.', ' ', '0', '\u0301']) {
    const long = text.repeat(65_536 / text.length)
    // CPU time: on a busy machine the clock also counts the time of others.
    const times = [1, 2, 3].map(() => {
      const started = process.cpuUsage()
      faultsOf({ name: long, email: long, phone: long, consultation_date: long })
      const { user, system } = process.cpuUsage(started)
      return (user + system) / 1_000
    })
    expect([text, Math.min(...times) < 50]).toEqual([text, true])
  }
})
