import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials } from './licences/bill-of-materials.ts'
import { ROOT } from './licences/list-packages.ts'
import { notice } from './licences/notice.ts'

/** Writes what Pulli is made of into `build/`: the notice for who gets it, the bill of materials for who checks it. */
const folder = join(ROOT, 'build')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'NOTICE'), notice())
writeFileSync(join(folder, 'bom.cdx.json'), billOfMaterials())
