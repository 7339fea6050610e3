import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { maskPhone } from './mask-phone.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 OPR/124.0',
    'Opera, macOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome, ChromeOS',
  ],
  [`${'x'.repeat(393)} curl/8 Windows`, ''],
  // finding api F11: what the HTTP libraries of apps send.
  ['okhttp/4.12.0', 'App, Android'],
  ['Dalvik/2.1.0 (Linux; U; Android 15; Pixel 9 Build/AP4A)', 'App, Android'],
  ['Pulli/12 CFNetwork/1568.300.101 Darwin/24.2.0', 'App, Apple'],
  ['Dart/3.9 (dart:io)', 'App'],
  ['curl/8.9.1', ''],
  [undefined, ''],
])('security row 19: %s is shown as %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('security row 60: a number is shown by its last four digits', () => {
  expect(maskPhone('+919876543210')).toBe('******3210')
})
