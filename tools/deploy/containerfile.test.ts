import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEPLOY } from './made-secrets.ts'

const ROOT = join(DEPLOY, '..')
const text = readFileSync(join(DEPLOY, 'Containerfile'), 'utf8')
const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

test('the image is built with the Node of the project', () => {
  expect(text).toContain(` node@${project.dependencies.node} `)
})

test('the packages are installed from the package.json of each workspace in the image', () => {
  const folders = globSync(project.workspaces, { cwd: ROOT }).filter(
    (folder) => !folder.startsWith('tooling/'),
  )
  expect(folders.length).toBeGreaterThan(6)
  for (const folder of folders) expect(text).toContain(`COPY ${folder}/package.json ${folder}/\n`)
})

test('the image starts deploy/pulli, and not as root', () => {
  const last = text.slice(text.lastIndexOf('\nFROM '))
  expect(last).toMatch(/\nUSER pulli\n/)
  expect(last).toContain('ENTRYPOINT ["/opt/pulli/deploy/pulli"]')
  expect(last).not.toMatch(/(?:SECRET|PASSWORD|TOKEN)=/)
})

test('no secret of a checkout goes into the image, whichever program builds it', () => {
  const left = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
  for (const secret of ['**/.env', '.data*', 'deploy/secrets', 'deploy/tls', 'deploy/pulli.env']) {
    expect(left).toContain(secret)
  }
  // Docker reads that name alone; podman and buildah would prefer this one.
  expect(existsSync(join(ROOT, '.containerignore'))).toBe(false)
})
