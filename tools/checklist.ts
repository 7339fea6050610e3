import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTests } from './checklist/find-tests.ts'
import { writeCoverage } from './checklist/write-coverage.ts'

// `npm run checklist`: lists which test covers which check of docs/product.md.
writeFileSync(join(import.meta.dirname, '../docs/checklist-coverage.md'), writeCoverage(findTests()))
