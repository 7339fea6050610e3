import { expect, test } from 'vitest'
import { EXIT_HOSTS, faultOfSettings } from './settings-faults'

test.each([
  {},
  { brandName: 'Pulli', contact: { phone: '+91 11 0123 4567', email: 'hello@pulli.example.org' } },
  { contact: { phone: '(011) 4050-6070' }, grievanceOfficer: { phone: '', email: null } },
  { socialLinks: { id: 4, facebook: 'https://www.facebook.com/pulli', isSample: true }, storeLinks: null },
  ...EXIT_HOSTS.map((host) => ({ quickExitUrl: `https://www.${host}/` })),
  { quickExitUrl: 'https://www.bbc.com/weather?place=Delhi' },
])('finding editors 10: the settings %j are taken', (settings) => {
  expect(faultOfSettings(settings)).toBeUndefined()
})

test.each([
  [{ contact: { phone: 'call us maybe' } }, /is not a phone number/],
  [{ contact: { phone: '12' } }, /is not a phone number/],
  [{ accessibilityOfficer: { phone: '+91 1234567890123456' } }, /is not a phone number/],
  [{ contact: { email: 'not an address' } }, /is not an email address/],
  [{ grievanceOfficer: { email: 'a@b' } }, /is not an email address/],
  [{ socialLinks: { facebook: 'facebook.com/pulli' } }, /\(facebook\) is not a link/],
  [{ storeLinks: { appStoreUrl: 'javascript:alert(1)' } }, /\(appStoreUrl\) is not a link/],
  [{ socialLinks: { twitter: 'http://x.com/pulli' } }, /\(twitter\) is not a link/],
  [{ brandName: '  ' }, /may not be empty/],
])('finding editors 10: the settings %j are refused with what to write', (settings, fault) => {
  expect(faultOfSettings(settings)).toMatch(fault)
})

test.each([
  'https://tracker.evil.example',
  'http://www.google.com/',
  'https://google.com.evil.example/',
  'https://evilgoogle.com/',
  'https://www.google.com@evil.example/',
  'https://user@www.google.com/',
  'https://www.google.com:8443/',
  'javascript:alert(1)//google.com',
  '//www.google.com/',
])('finding F7: the quick exit does not lead to %s', (quickExitUrl) => {
  expect(faultOfSettings({ quickExitUrl })).toMatch(/The quick exit leads to an https:\/\/ address of one of/)
})
