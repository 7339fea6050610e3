import { expect, test } from 'vitest'
import { SIGN_IN_FOR } from './fresh-sign-in.ts'
import { requireStaff, STAFF_ONLY } from './require-staff.ts'

const register = (operationId: string) => () =>
  requireStaff({ config: {} } as never)({ schema: { security: STAFF_ONLY, operationId } } as never)

test('finding F5: a call of the desk is registered only where the table says which sign-in it wants', () => {
  expect(register('eraseEverything')).toThrow('eraseEverything has no row in staff/fresh-sign-in.ts')
  for (const operation of Object.keys(SIGN_IN_FOR)) expect(register(operation)).not.toThrow()
})
