import { expect, test } from 'vitest'
import { refusalOfOldNode } from './refuse-old-node.mjs'

test.each(['18.20.4', '20.18.1', '21.7.3', '22.11.0'])(
  'Node %s, with which npm leaves packages out, is refused, and the way to a newer one is named',
  (version) => {
    expect(refusalOfOldNode(version)).toMatch(`this is Node ${version}`)
    expect(refusalOfOldNode(version)).toContain('export PATH=/opt/node/bin:$PATH')
  },
)

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'])('Node %s is enough', (version) => {
  expect(refusalOfOldNode(version)).toBeUndefined()
})
