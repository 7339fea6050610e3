import type { Core } from '@strapi/strapi'

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('CONTENT_DATABASE_URL') },
    pool: { min: 0, max: 10 },
    // Otherwise errors have the values of a statement written into it.
    compileSqlOnError: false,
  },
})

export default config
