import type { Core, UID } from '@strapi/strapi'

type Populate = { [field: string]: true | { populate: Populate } }

/** Populates all files and components of a type, at any depth; never the editors behind `createdBy`. */
export function fullPopulate(strapi: Core.Strapi, uid: UID.Schema): Populate {
  const populate: Populate = {}
  for (const [field, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'media') populate[field] = true
    if (attribute.type === 'component')
      populate[field] = { populate: fullPopulate(strapi, attribute.component) }
  }
  return populate
}
