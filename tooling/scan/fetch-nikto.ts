import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of Debian 12; Nikto is in its section non-free. */
const PACKAGES = ['nikto=1:2.1.5-3.1', 'libwhisker2-perl=2.5-1.2']
const DEBIAN =
  'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bookworm main non-free\n'

/**
 * Unpacks Nikto below the folder, where nothing is installed and apt's own settings are left alone, and gives the
 * arguments with which perl runs it. It comes whole: its list "may only be distributed and used with the full Nikto
 * package", and so wapiti's module of that name cannot have it. With written permission, put the list as `nikto_db` beside wapiti's
 * other one (`wapiti-lists.ts`).
 */
export function fetchNikto(folder: string): string[] {
  const home = join(folder, 'nikto')
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(home, part), { recursive: true })
  writeFileSync(join(home, 'sources.list'), DEBIAN)
  const own = {
    'Dir::Etc::sourcelist': join(home, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(home, 'lists'),
    'Dir::Cache': join(home, 'cache'),
    'APT::Sandbox::User': 'root',
  }
  const apt = (...args: string[]) =>
    run(home, 'apt-get', [
      '-qq',
      ...Object.entries(own).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
      ...args,
    ])
  apt('update')
  apt('download', ...PACKAGES)
  for (const name of readdirSync(home).filter((name) => name.endsWith('.deb')))
    run(home, 'dpkg-deb', ['-x', name, home])

  const lib = join(home, 'var/lib/nikto')
  const settings = {
    UPDATES: 'no',
    PROMPTS: 'no',
    CHECKMETHODS: 'HEAD GET',
    DEFAULTHTTPVER: '1.1',
    // An address that a server would read if it could be made to: of this machine, with nothing behind it.
    RFIURL: 'http://127.0.0.1:9/',
    USERAGENT: 'Mozilla/5.00 (Nikto/@VERSION) (Evasions:@EVASIONS) (Test:@TESTID)',
    EXECDIR: lib,
    PLUGINDIR: join(lib, 'plugins'),
    DBDIR: join(lib, 'databases'),
    TEMPLATEDIR: join(lib, 'templates'),
    DOCDIR: join(home, 'usr/share/doc/nikto'),
    '@@MUTATE': 'dictionary;subdomain',
    '@@DEFAULT': '@@ALL;-@@MUTATE;tests(report:500)',
  }
  const config = join(home, 'nikto.conf')
  writeFileSync(
    config,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return ['-I', join(home, 'usr/share/perl5'), join(home, 'usr/bin/nikto'), '-config', config]
}

function run(cwd: string, tool: string, args: string[]) {
  execFileSync(tool, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
