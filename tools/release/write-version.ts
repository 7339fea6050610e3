import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareVersions } from '@pulli/domain/release/compare-versions.ts'

/** The files that name the version, and how. `{}` is its placeholder. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  'package.json': ['"name": "pulli",\n  "version": "{}"'],
  'package-lock.json': ['"name": "pulli",\n  "version": "{}"', '"name": "pulli",\n      "version": "{}"'],
  'packages/domain/src/release/version.ts': ["VERSION = '{}'"],
  'deploy/kubernetes/kustomization.yaml': ['newTag: "{}"'],
  'deploy/kubernetes/README.md': ['pulli:{}'],
  'docs/runbooks/install-on-debian.md': ['/opt/pulli-{}', 'pulli:{}', 'PULLI_VERSION={}', '--branch v{}'],
}

/**
 * Writes a version wherever a checkout names its own: packages, code, samples, guide, and the heading of what has changed.
 *
 * @param day of the release, such as `2026-12-01`
 */
export function writeVersion(root: string, version: string, day: string): void {
  const { version: before } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (compareVersions(version, before) <= 0) throw new Error(`${version} is not newer than ${before}`)
  for (const [file, names] of Object.entries(NAMES)) {
    rewrite(join(root, file), (text) =>
      names.reduce((changed, name) => {
        const [old, now] = [name.replace('{}', before), name.replace('{}', version)]
        if (!changed.includes(old)) throw new Error(`${file} does not name ${old}`)
        return changed.replaceAll(old, now)
      }, text),
    )
  }
  rewrite(join(root, 'packages/domain/src/release/version.ts'), (text) =>
    text.replace(/OLDEST_BESIDE = '[^']*'/, `OLDEST_BESIDE = '${before}'`),
  )
  rewrite(join(root, 'CHANGELOG.md'), (text) =>
    text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`),
  )
}

function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
