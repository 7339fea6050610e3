import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fullPopulate } from '../full-populate'
import { PUBLISH } from './account'

interface StoredFile {
  id: number
  hash: string
}

interface UploadService {
  findOne(id: unknown): Promise<StoredFile | null>
  updateFileInfo(id: unknown, ...rest: unknown[]): Promise<unknown>
  replace(id: unknown, ...rest: unknown[]): Promise<unknown>
  remove(file: StoredFile): Promise<unknown>
}

interface Ability {
  can(action: string, subject: string): boolean
}

/**
 * Anyone who may not publish a type replaces, describes and deletes no file that its published entries show. Runs in the
 * service, because Strapi's deletion of several files does not check whose they are.
 */
export function guardFiles(strapi: Core.Strapi) {
  const service = strapi.plugin('upload').service('upload') as UploadService
  const { updateFileInfo, replace, remove } = service
  const check = async (file: StoredFile | null) => {
    const ability: Ability | undefined = strapi.requestContext.get()?.state.userAbility
    if (!file || !ability) return
    const types = (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter((uid) =>
      uid.startsWith('api::'),
    )
    for (const uid of types.filter((uid) => !ability.can(PUBLISH, uid)))
      if (await isShown(strapi, uid, file))
        throw new errors.PolicyError('This file is public. Ask an editor to change or delete it.')
  }
  service.updateFileInfo = async (id, ...rest) => {
    await check(await service.findOne(id))
    return updateFileInfo(id, ...rest)
  }
  service.replace = async (id, ...rest) => {
    await check(await service.findOne(id))
    return replace(id, ...rest)
  }
  service.remove = async (file) => {
    await check(file)
    return remove(file)
  }
}

/** Whether a published entry has a file in one of its fields or in its text. */
async function isShown(strapi: Core.Strapi, uid: UID.ContentType, { hash }: StoredFile): Promise<boolean> {
  const query = { status: 'published', populate: fullPopulate(strapi, uid) }
  const entries = await strapi.documents(uid).findMany(query as object)
  return JSON.stringify(entries).includes(hash)
}
