import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, '../..')

/** The schemas that Strapi itself reads. */
export function attributesOf(uid: string) {
  const [, name = ''] = uid.split('.')
  const isType = uid.startsWith('api::')
  const file = isType ? `api/${name}/content-types/${name}/schema.json` : `components/site/${name}.json`
  return JSON.parse(readFileSync(join(SOURCE, file), 'utf8')).attributes
}
