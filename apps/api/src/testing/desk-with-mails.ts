import type { Mail } from '#mail/mail.ts'
import { staffTasks } from '#staff/staff-tasks.ts'
import { staffSession } from './staff.ts'
import { testApi } from './test-api.ts'

/** The API with an owner who is signed in, and the mails of the desk. */
export async function deskWithMails() {
  const api = await testApi()
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const tasksWith = (keys = api.context.config.keys) =>
    staffTasks({ ...api.context, mailer, keys, publicUrl: 'https://pulli.test' })
  /** Does what is queued, as the worker would. */
  const work = async (tasks = tasksWith()) => {
    const { rows } = await api.pool.query(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id returning task.identifier, job.payload`,
    )
    for (const { identifier, payload } of rows) await tasks[identifier]?.(payload, {} as never)
    return rows
  }
  const tokenOf = (mail: Mail | undefined) => /\/desk\/join\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const owner = await staffSession(api, ['owner'])
  return { ...api, sent, work, tasksWith, tokenOf, owner }
}
