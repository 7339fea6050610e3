import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { hiddenIn } from './hidden-characters'

/** Rejects names, titles and addresses with invisible characters, in every type. */
export function checkHiddenCharacters(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: unknown }
    const attributesOf = (component: string) => strapi.components[component as never]?.attributes ?? {}
    const field = hiddenIn(data, context.contentType.attributes, attributesOf as never)
    if (field !== undefined)
      throw new errors.ValidationError(
        `Type "${field}" instead of pasting it. It has hidden characters that change how a name looks.`,
      )
    return next()
  })
}
