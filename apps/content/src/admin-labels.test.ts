import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN_LABELS } from './admin-labels'

const schemaOf = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
const types = readdirSync(join(import.meta.dirname, 'api')).map(
  (name) => [`api::${name}.${name}`, schemaOf(`api/${name}/content-types/${name}/schema.json`)] as const,
)
const components = readdirSync(join(import.meta.dirname, 'components/site')).map(
  (file) => [`site.${file.replace('.json', '')}`, schemaOf(`components/site/${file}`)] as const,
)

test.each([...types, ...components])('%s has a label and a line of help for every field', (uid, schema) => {
  expect(Object.keys(ADMIN_LABELS[uid]?.fields ?? {}).sort()).toEqual(Object.keys(schema.attributes).sort())
})

test('labels say helpline, email, letter and recording, as pages do', () => {
  const words = Object.values(ADMIN_LABELS).flatMap(({ fields }) => Object.values(fields).flat())
  const displayed = [...types, ...components].map(([, schema]) => schema.info.displayName)
  expect(
    [...words, ...displayed].filter((text) =>
      /\b(?:crisis lines?|mails?|mailed|issues?|tracks?)\b/i.test(text),
    ),
  ).toEqual([])
})
