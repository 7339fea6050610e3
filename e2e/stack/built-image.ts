import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Part, Places } from '../separate-processes.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAMS = ['mmdebstrap', 'buildah', 'podman'] as const
/** The account of the image. */
const UID = 10_001
const BASE = 'docker.io/library/debian:bookworm-slim'

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0

/** Returns why no image can be built on this machine, or undefined. */
export const whyNoImage = () => installMissing(PROGRAMS)

/** Installs what is missing, where this is Debian and the account may. @returns why it cannot be had, or undefined */
export function installMissing(programs: readonly string[]): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this takes root on Linux'
  const missing = programs.filter((program) => !isThere(program))
  if (missing.length === 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const flags = ['install', '--yes', '--no-install-recommends']
  spawnSync('apt-get', ['update'], { env })
  spawnSync('apt-get', [...flags, ...missing], { env })
  const still = programs.filter((program) => !isThere(program))
  return still.length === 0 ? undefined : `${still.join(', ')} cannot be installed here`
}

export interface BuiltImage {
  readonly folder: string
  readonly bytes: number
  readonly user: string
  /** Starts a command of it, on the network of this machine. */
  start(part: Part, places: Places): ChildProcess
  /** Runs a shell command in it, as its account, and returns what it printed. */
  shell(script: string): Promise<string>
  remove(): Promise<void>
}

/**
 * Builds `deploy/Containerfile` without a daemon and without an image from anywhere: the base is made of Debian's packages, and
 * each step runs in a chroot.
 */
export async function buildImage(): Promise<BuiltImage> {
  // On a disk: an image in memory would take what the tests beside it need.
  const folder = mkdtempSync('/var/tmp/pulli-image-')
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const remove = async () => {
    await say('buildah', [...storage, 'rm', '--all']).catch(() => undefined)
    await say('buildah', [...storage, 'rmi', '--all', '--force']).catch(() => undefined)
    // A container that was stopped by its process leaves its mounts.
    spawnSync('umount', ['--recursive', '--lazy', join(folder, 'storage/overlay')])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await say('mmdebstrap', [
      '--variant=minbase',
      'bookworm',
      join(folder, 'base.tar'),
      'http://deb.debian.org/debian',
    ])
    await say('podman', [...storage, 'import', join(folder, 'base.tar'), BASE])
    rmSync(join(folder, 'base.tar'))
    const client = (await reaches('https://apt.postgresql.org/')) ? '18' : ''
    if (client === '')
      process.stdout.write('The image is built without pg_dump: its repository is out of reach.\n')
    await say('buildah', [
      ...storage,
      'bud',
      '--isolation=chroot',
      '--pull-never',
      '--network=host',
      '--ulimit=nofile=16384:16384',
      ...ownAuthority(),
      `--build-arg=POSTGRES_CLIENT=${client}`,
      '--tag=pulli',
      '--file=deploy/Containerfile',
      ROOT,
    ])
    const inspected = await say('podman', [...storage, 'image', 'inspect', 'localhost/pulli'])
    const [{ Size, Config }] = JSON.parse(inspected)
    return {
      folder,
      bytes: Size,
      user: Config.User,
      start: (part, places) => startPart(storage, part, places),
      async shell(script) {
        const container = await newContainer(storage)
        return say('buildah', [...storage, 'run', '--isolation=chroot', container, '--', 'sh', '-c', script])
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

const newContainer = async (storage: readonly string[]) =>
  (await say('buildah', [...storage, 'from', '--pull-never', 'localhost/pulli'])).trim()

/** `start` is not asynchronous, and the making of a container takes a moment: the shell does one after the other. */
function startPart(
  storage: readonly string[],
  { command, env, secrets }: Part,
  places: Places,
): ChildProcess {
  for (const place of [places.data, places.keys]) chownSync(place, UID, UID)
  const mounts = [
    `${places.data}:/data`,
    `${places.keys}:/keys`,
    ...secrets.map((name) => `${join(places.secrets, name)}:/run/secrets/${name}:ro`),
  ]
  const settings = {
    ...Object.fromEntries(secrets.map((name) => [`${name.toUpperCase()}_FILE`, `/run/secrets/${name}`])),
    ...env,
  }
  const flags = [
    ...mounts.map((mount) => `--volume=${mount}`),
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
  ]
  const script = `container=$(buildah ${storage.join(' ')} from --pull-never localhost/pulli)
    exec buildah ${storage.join(' ')} run --isolation=chroot --network=host "$@" "$container" -- /opt/pulli/deploy/pulli ${command.join(' ')}`
  return spawn('sh', ['-ec', script, 'sh', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Where TLS is opened on the way to the registries, the build needs the certificate of who does. */
function ownAuthority(): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file || !existsSync(file)) return []
  return [`--volume=${file}:/run/ca.crt:ro`, '--build-arg=NODE_EXTRA_CA_CERTS=/run/ca.crt']
}

const reaches = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  )

async function say(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, [...args], { maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`${program} failed:\n${(error.stderr ?? error.message).slice(-4_000)}`)
    },
  )
  return stdout
}
