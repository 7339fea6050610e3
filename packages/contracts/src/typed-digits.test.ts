import { expect, test } from 'vitest'
import { RequestDigits } from './followed-request.ts'
import { Login } from './sign-in.ts'

const login = (mobile_number: string, otp: string | number) =>
  Login.safeParse({ mobile_number, otp, type: 'phone' }).data

test.each([
  ['9876543210', '012345'],
  ['९८७६५ ४३२१०', '०१२३४५'],
  ['௯௮௭௬௫௪௩௨௧௦', '௦௧௨௩௪௫'],
  ['\u202A＋91 98765 43210\u202C', '０１２ ３４５'],
  [
    'My number is +91 98765 43210',
    'Your Pulli code is 012345. It is good for 5 minutes. @pulli.example #012345',
  ],
  ['9876543210', 12345],
])('finding field S5: the number %j and the code %j sign in', (number, code) => {
  expect(login(number, code)).toMatchObject({ mobile_number: '+919876543210', otp: '012345' })
})

test.each([
  ['(+65) 9811 0003', '012345'],
  ['9876543210', '01234'],
  ['9876543210', 'the code'],
  ['9876543210', '111111 or 222222'],
])('findings field S3 and S5: the number %j and the code %j do not', (number, code) => {
  expect(login(number, code)).toBeUndefined()
})

test.each(['3210', ' 3 2 1 0 ', '३२१०', '௩௨௧௦', '３２１０', '•••3210\u200B'])(
  'finding field S5: %j are the last four digits 3210',
  (digits) => {
    expect(RequestDigits.safeParse({ digits }).data).toEqual({ digits: '3210' })
  },
)

test.each(['', '321', '43210', 'abcd', 3210])('%j are not four digits', (digits) => {
  expect(RequestDigits.safeParse({ digits }).success).toBe(false)
})
