import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import type { StoredService } from './lock-service.ts'

/** The editable part of a service, with who gives it. */
export type ServiceDetails = Omit<StoredService, 'version' | 'retiredAt'>

/** Changes a service that the transaction has locked. @returns its new version */
export async function updateService(
  tx: Tx,
  id: string,
  { name, minutes, bufferMinutes, mode, sections, staffIds }: ServiceDetails,
): Promise<number> {
  const { version } = await tx
    .updateTable('services')
    .set({
      name,
      minutes,
      buffer_minutes: bufferMinutes,
      mode,
      sections: [...sections],
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('service_staff').where('service_id', '=', id).execute()
  if (staffIds.length > 0)
    await tx
      .insertInto('service_staff')
      .values(staffIds.map((staffId) => ({ service_id: id, staff_id: staffId })))
      .execute()
  return version
}

/** Retires a service that the transaction has locked, or offers it again. @returns its new version */
export async function setRetired(tx: Tx, id: string, retiredAt: Date | null): Promise<number> {
  const { version } = await tx
    .updateTable('services')
    .set({ retired_at: retiredAt, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
