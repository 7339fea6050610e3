import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums'
import {
  Bom,
  Component,
  HashDictionary,
  LicenseExpression,
  LicenseRepository,
} from '@cyclonedx/cyclonedx-library/Models'
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize'
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec'
import { PackageURL } from 'packageurl-js'
import { bundled } from './bundled.ts'
import { licenceOf } from './licence-rules.ts'
import { type LockedPackage, listPackages, PARTS, ROOT } from './list-packages.ts'

/**
 * Returns the bill of materials of what runs in production, as CycloneDX JSON: every package of both lockfiles that is not
 * for development alone, and what is bundled besides. The same lockfiles give the same bytes.
 */
export function billOfMaterials(): string {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const bom = new Bom()
  const root = new Component(ComponentType.Application, name, { version, bomRef: name })
  root.licenses.add(new LicenseExpression('MIT'))
  bom.metadata.component = root

  const components = new Map<string, Component>()
  for (const part of PARTS) {
    const packages = listPackages(part).filter(({ isForDevelopment }) => !isForDevelopment)
    const purls = new Map(packages.map((used) => [used.path, purlOf(used)]))
    for (const used of packages) {
      const purl = purlOf(used)
      const component = components.get(purl) ?? componentOf(used, purl)
      components.set(purl, component)
      bom.components.add(component)
    }
    for (const { path, needs } of packages)
      for (const needed of needs) {
        const target = components.get(purls.get(needed) ?? '')
        if (target) components.get(purls.get(path) ?? '')?.dependencies.add(target.bomRef)
      }
  }
  for (const { name, version, licence, purl } of bundled()) {
    const type = purl === undefined ? ComponentType.File : ComponentType.Application
    const component = new Component(type, name, {
      version,
      bomRef: `${name}@${version}`,
      ...(purl && { purl }),
    })
    component.licenses.add(new LicenseExpression(licence))
    bom.components.add(component)
  }
  for (const component of bom.components) root.dependencies.add(component.bomRef)

  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6))
  const write = () => serializer.serialize(bom, { sortLists: true, space: 1 })
  bom.serialNumber = `urn:uuid:${uuidOf(write())}`
  return `${write()}\n`
}

function componentOf(used: LockedPackage, purl: string): Component {
  const { group, name } = splitName(used.name)
  const hash = used.integrity?.match(/^sha512-(.+)$/)?.[1]
  return new Component(ComponentType.Library, name, {
    ...(group && { group }),
    version: used.version,
    purl,
    bomRef: purl,
    scope: used.isOptional ? ComponentScope.Optional : ComponentScope.Required,
    licenses: new LicenseRepository([new LicenseExpression(licenceOf(used) ?? 'NOASSERTION')]),
    hashes: new HashDictionary(
      hash ? [[HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex')]] : [],
    ),
  })
}

function purlOf({ name: whole, version }: LockedPackage): string {
  const { group, name } = splitName(whole)
  return new PackageURL('npm', group, name, version, undefined, undefined).toString()
}

function splitName(whole: string): { group: string | undefined; name: string } {
  const [first = '', second] = whole.split('/')
  return second === undefined ? { group: undefined, name: first } : { group: first, name: second }
}

/** A random number would make each build another one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
