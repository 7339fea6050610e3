import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { commandsWith } from '../../apps/server/src/run/commands.ts'
import { DEPLOY } from './made-secrets.ts'

const FOLDER = join(DEPLOY, 'kubernetes')

interface Container {
  readonly name: string
  readonly args: string[]
  readonly resources: { requests: object; limits: object }
  readonly env?: { name: string; value?: string }[]
  readonly volumeMounts: { name: string }[]
}
interface PodSpec {
  readonly containers: Container[]
  readonly initContainers?: Container[]
  readonly volumes: { name: string }[]
}
interface Resource {
  readonly kind: string
  readonly apiVersion: string
  readonly metadata: { name: string; annotations?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a form of its own, which the schemas check
  readonly spec: any
}

const MODELS = {
  ConfigMap,
  CronJob,
  Deployment,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
} as const
/** CloudNativePG's own, which no package describes. */
const OF_THE_OPERATOR = 'postgresql.cnpg.io/v1'

const { resources: files } = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  resources: string[]
}
const resources = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Resource),
)
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind)
const pods: [name: string, PodSpec][] = [
  ...[...ofKind('Deployment'), ...ofKind('Job')].map(({ metadata, spec }): [string, PodSpec] => [
    metadata.name,
    spec.template.spec,
  ]),
  ...ofKind('CronJob').map(({ metadata, spec }): [string, PodSpec] => [
    metadata.name,
    spec.jobTemplate.spec.template.spec,
  ]),
]
const containers = pods.flatMap(([, { containers, initContainers = [] }]) => [
  ...containers,
  ...initContainers,
])

test.each(resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const))(
  '%s follows the schema of Kubernetes',
  (_, resource) => {
    if (resource.apiVersion === OF_THE_OPERATOR) return
    const Model = MODELS[resource.kind as keyof typeof MODELS]
    expect(Model, 'no schema').toBeDefined()
    const model = new Model(resource as never)
    expect(model.apiVersion).toBe(resource.apiVersion)
    model.validate()
  },
)

test('each pod is one that the restricted standard admits', () => {
  for (const [name, pod] of pods) {
    expect(pod, name).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    })
  }
  for (const container of containers) {
    expect(container, container.name).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      },
    })
    expect(Object.keys(commandsWith({}))).toContain(container.args[0])
  }
})

test('each mount has its volume', () => {
  for (const [name, { volumes, containers, initContainers = [] }] of pods) {
    const known = volumes.map((volume) => volume.name)
    const mounted = [...containers, ...initContainers].flatMap(({ volumeMounts }) => volumeMounts)
    expect(known, name).toEqual(expect.arrayContaining(mounted.map((mount) => mount.name)))
  }
})

test('each server is probed, and one server always remains', () => {
  for (const { metadata, spec } of ofKind('Deployment')) {
    for (const container of spec.template.spec.containers)
      expect(Object.keys(container), metadata.name).toEqual(
        expect.arrayContaining(['startupProbe', 'livenessProbe', 'readinessProbe']),
      )
  }
  const servers = resources.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'pulli-server',
  )
  const [budget] = ofKind('PodDisruptionBudget')
  expect(servers?.spec.replicas).toBeGreaterThan(budget?.spec.minAvailable)
  expect(budget?.spec.selector).toEqual(servers?.spec.selector)
  // The notice of an end, and ten seconds for what runs.
  expect(servers?.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(8 + 10)
})

/** What containers are given in plain. Of the two files the paths: what is in them is a secret. */
const NO_SECRETS = ['CONTENT_URL', 'DKIM_KEY_FILE', 'JOBS', 'PORT', 'PURGE_URL', 'SMS_TEMPLATES_FILE']

test('no secret is written down, and only migrations and backups know the owner of the tables', () => {
  expect(ofKind('Secret')).toEqual([])
  const settings = ofKind('ConfigMap').flatMap((map) =>
    Object.keys((map as unknown as { data: object }).data),
  )
  expect(settings.filter((name) => /SECRET|PASSWORD|TOKEN|DATABASE/.test(name))).toEqual([])
  for (const { env = [] } of containers) {
    const plain = env.filter(({ value }) => value !== undefined).map(({ name }) => name)
    expect(plain.filter((name) => !NO_SECRETS.includes(name))).toEqual([])
  }
  const owners = containers.filter(({ env }) => env?.some(({ name }) => name === 'DATABASE_URL'))
  expect(owners.map(({ name }) => name)).toEqual(['migrate', 'backup'])
})

test('nobody reaches a pod unless a policy says so', () => {
  const all = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'deny-all')
  expect(all?.spec).toEqual({
    podSelector: { matchLabels: { app: 'pulli' } },
    policyTypes: ['Ingress', 'Egress'],
  })
})

test('finding F7: the CMS has a wall before it, which nobody passes until an address is written there', () => {
  const doors = ofKind('Ingress').filter(({ spec }) =>
    spec.rules.some(({ host }: { host: string }) => host.startsWith('cms.')),
  )
  const walls = doors.map(
    ({ metadata }) => metadata.annotations?.['nginx.ingress.kubernetes.io/whitelist-source-range'],
  )
  expect(walls).toEqual(['127.0.0.1/32'])
})
