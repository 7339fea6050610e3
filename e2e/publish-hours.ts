import { randomInt } from 'node:crypto'
import { insertAvailabilityRule } from '@pulli/data/availability/hours.ts'
import { insertService } from '@pulli/data/availability/services.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { inDays } from './consultation-body.ts'

/**
 * Publishes hours of two people of their own, every day from tomorrow on: the one from 11 to 14, the other from 13
 * to 15, in India. Sessions are of 50 minutes, with a break of 10.
 */
export async function publishHoursIn(databaseUrl: string) {
  const now = new Date()
  const unique = String(randomInt(1e9)).padStart(9, '0')
  const people = [
    { id: uuidV7(now), name: `Bala ${unique}`, from: 11, to: 14 },
    { id: uuidV7(now), name: `Chitra ${unique}`, from: 13, to: 15 },
  ] as const
  const service = { id: uuidV7(now), name: `First talk ${unique}` }
  const { db, close } = openTestDatabase({ url: databaseUrl })
  try {
    await db.transaction().execute(async (tx) => {
      for (const { id, name, from, to } of people) {
        const email = `${name.toLowerCase().replace(' ', '.')}@example.org`
        await insertStaff(tx, { id, name, email, roles: ['counsellor'], now })
        const hours = { from: from * 60, to: to * 60 }
        for (const weekday of EVERY_DAY) {
          const rule = { weekday, hours, zone: 'Asia/Kolkata', validFrom: inDays(1), validTo: null }
          await insertAvailabilityRule(tx, { id: uuidV7(now), staffId: id, rule, now })
        }
      }
      await insertService(tx, {
        ...service,
        minutes: 50,
        bufferMinutes: 10,
        mode: 'phone',
        sections: ['Clinical Psychology'],
        staffIds: people.map(({ id }) => id),
        now,
      })
    })
  } finally {
    await close()
  }
  const [bala, chitra] = people
  return { service, bala, chitra }
}
