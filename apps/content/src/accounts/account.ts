export interface Account {
  readonly email: string
  readonly password: string
}

export const USER = 'admin::user'
export const EDITOR_ROLE = 'strapi-editor'
export const SUPER_ADMIN_ROLE = 'strapi-super-admin'
