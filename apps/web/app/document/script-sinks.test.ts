import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SOURCES = ['apps/web/app/**/*.{ts,tsx}', 'apps/web/worker/**/*.ts', 'packages/ui/src/**/*.{ts,tsx}']

/** What turns a text into markup, a script or the address of one [Trusted Types, "injection sinks"]. */
const SINK =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|\bsrcdoc\b|srcDoc|\beval\(|new Function\(|new (?:Shared)?Worker\(|importScripts|serviceWorker\??\.register|createElement\('script'\)|set(?:Timeout|Interval)\('/

/** Each place that may, and what comes there. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/web/app/content/safe-html.tsx': 'what the CMS sent, after the sanitiser',
  'apps/web/app/document/structured-data.tsx': 'JSON, on the server alone',
  'apps/web/app/entry.client.ts': 'the address of our service worker',
  'apps/web/app/islands/mount.tsx': 'what the server rendered for this island',
  'apps/web/app/islands/server-form.ts': 'the same page, asked for again',
  'apps/web/app/member/offline/precache-dashboard.ts': 'the address of our service worker',
  'apps/web/app/quick-exit/exit-status.tsx': 'nothing',
  'apps/web/app/document/inline.tsx': 'our own inline styles and scripts, on the server alone',
}

test('finding F11: no text becomes markup or a script but in the places that are listed', () => {
  const found = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => SINK.test(readFileSync(`${ROOT}${file}`, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})
