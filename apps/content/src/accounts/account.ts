export interface Account {
  readonly email: string
  readonly password: string
}

export const USER = 'admin::user'
export const EDITOR_ROLE = 'strapi-editor'
export const SUPER_ADMIN_ROLE = 'strapi-super-admin'

/** The right to publish entries of a type. */
export const PUBLISH = 'plugin::content-manager.explorer.publish'
