import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { PUBLISH } from './account'

interface Ability {
  can(action: string, subject: string): boolean
}

/** Anyone who may not publish a type deletes none of its published entries either, not even their own. */
export function guardPublications(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context as { action: string; uid: UID.ContentType; params: object }
    if (action !== 'delete' || !uid.startsWith('api::')) return next()
    const ability: Ability | undefined = strapi.requestContext.get()?.state.userAbility
    if (!ability || ability.can(PUBLISH, uid)) return next()
    const { documentId } = params as { documentId: string }
    if (await strapi.documents(uid).findOne({ documentId, status: 'published' }))
      // Of a ForbiddenError, Strapi shows "Forbidden" alone.
      throw new errors.PolicyError('This entry is public. Ask an editor to take it off the site first.')
    return next()
  })
}
