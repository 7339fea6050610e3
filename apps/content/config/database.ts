import type { Core } from '@strapi/strapi'

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('CONTENT_DATABASE_URL') },
    pool: { min: 0, max: 10 },
    // Otherwise errors have the values of a statement written into it.
    compileSqlOnError: false,
  },
  // The version before would otherwise drop each table and column that it does not know, with what editors wrote there.
  settings: { forceMigration: false },
})

export default config
