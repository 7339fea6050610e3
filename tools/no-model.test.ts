import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What /ai says: no page and no server calls a model.

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Packages that call or run a model, by their names. */
const LIBRARY =
  /(?:^|[/@.-])(?:ai|ai-sdk|openai|anthropic(?:-ai)?|langchain|langgraph|llamaindex|llama|ollama|mistralai|cohere(?:-ai)?|groq(?:-sdk)?|replicate|huggingface|xenova|transformers|onnxruntime|tensorflow|tfjs|brain\.js|ml5|webllm|web-llm|mlc-ai|genai|generative-ai|aiplatform|vertexai|bedrock-runtime|cognitiveservices|deepseek|openrouter|gpt[\w-]*)(?=$|[/.-])/i

/** Addresses, keys and calls of model services, and the models that browsers bring. */
const CALL =
  /api\.(?:openai|anthropic|mistral|cohere|groq|deepseek|together|replicate|perplexity|x)\.(?:com|ai|xyz)|openai\.azure\.com|generativelanguage\.googleapis|aiplatform\.googleapis|bedrock-runtime|openrouter\.ai|huggingface\.co|localhost:11434|\/v1\/(?:chat\/)?completions|\/v1\/embeddings|(?:OPENAI|ANTHROPIC|GEMINI|MISTRAL|COHERE|GROQ|HUGGINGFACE|HF|OPENROUTER|DEEPSEEK)_(?:API_)?(?:KEY|TOKEN)|\b(?:LanguageModel|Summarizer|Rewriter|Proofreader)\.create\(|\b(?:window|self|globalThis)\.ai\b|\bnavigator\.ml\b/

/** Every installed package, with what needs it. */
function installed(lock: string) {
  const { packages } = JSON.parse(read(lock)) as {
    packages: Record<string, { dependencies?: Record<string, string> }>
  }
  const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''
  const needers = new Map<string, string[]>()
  for (const [needer, { dependencies = {} }] of Object.entries(packages))
    for (const name of Object.keys(dependencies)) {
      const known = needers.get(name)
      if (known) known.push(nameOf(needer))
      else needers.set(name, [nameOf(needer)])
    }
  return Object.keys(packages)
    .filter((path) => path.includes('node_modules/'))
    .map((path) => ({ name: nameOf(path), neededBy: needers.get(nameOf(path)) ?? [] }))
}

const OUR_CODE = globSync('{apps,packages,tooling,tools}/**/*.{ts,tsx,js,mjs,json,html}', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'build', 'dist', 'generated', '.react-router', '.cache'].includes(name),
}).filter((file) => !file.endsWith('package-lock.json') && file !== 'tools/no-model.test.ts')

test('the product depends on no package that calls or runs a model', () => {
  const names = installed('package-lock.json').map(({ name }) => name)
  expect(names.length).toBeGreaterThan(400)
  expect(names.filter((name) => LIBRARY.test(name))).toEqual([])
})

test('the content service has such packages only as a part of Strapi, whose AI is switched off', () => {
  const found = installed('apps/content/package-lock.json').filter(({ name }) => LIBRARY.test(name))
  const brought = new Set(found.map(({ name }) => name))
  const needers = found.flatMap(({ neededBy }) => neededBy).filter((needer) => !brought.has(needer))
  expect(needers.filter((needer) => !needer.startsWith('@strapi/'))).toEqual([])
  expect(Object.keys(JSON.parse(read('apps/content/package.json')).dependencies)).not.toContain('ai')
  expect(read('apps/content/config/admin.ts')).toMatch(/^\s*ai: \{ enabled: false \},$/m)
})

test('no source names a service, a key or a call of a model', () => {
  expect(OUR_CODE.length).toBeGreaterThan(1_000)
  expect(OUR_CODE.filter((file) => CALL.test(read(file)))).toEqual([])
})

/** What each file sends, and where to. */
const SENDERS = {
  'apps/api/src/sms/ask-vendor.ts': 'codes, to the SMS gateway of the settings',
  'apps/api/src/sms/try-account.ts': 'a question about the account, to the SMS gateway of the settings',
  'apps/server/src/clock/reference-clock.ts':
    'a question about the time, without anything else, to the SMS gateway and the bucket of backups',
  'apps/content/src/accounts/mail-accounts.ts': 'an editor’s address and link, to our server',
  'apps/content/src/desk-sign-in/check-membership.ts': 'the id of an editor, to our server',
  'apps/content/src/desk-sign-in/sign-in-page.ts': 'a ticket of the desk, to our content service',
  'apps/content/src/newsletter/serve-letters.ts':
    'the draft of a letter and the editor’s address, to our server',
  'apps/content/src/purge.ts': 'the names of changed records, to our server',
  'apps/content/src/second-person/tell-site.ts': 'what two people publish, to our server',
  'apps/server/src/content/ask-content.ts': 'a read, to our content service',
  'apps/server/src/content/content-proof.ts': 'a nonce and reads, to our content service',
  'apps/server/src/launcher/start-steps.ts': 'that the content service is up, to our server',
  'apps/server/src/launcher/watch-liveness.ts': 'a health check, to our server',
  'apps/server/src/live-checks/certificate-end.ts': 'a TLS handshake, to our own public addresses',
  'apps/server/src/live-checks/live-problems.ts': 'a health check, to our server at its public address',
  'apps/server/src/run/wait-until-ready.ts': 'a health check, to our server',
  'apps/web/app/api/call-api.ts': 'calls of the provider API, to our server',
  'apps/web/app/document-client/vitals.ts': 'times of a page without its words, to our server',
  'apps/web/app/islands/server-form.ts': 'a read of a page, to our server',
  'apps/web/app/media/player/use-download.ts': 'a read of a file, to our server',
  'apps/web/app/member/shell/use-page-changes.ts': 'a read of a script, to our server',
  'apps/web/app/quick-exit/leave-quickly.ts': 'a logout, to our server',
  'apps/web/worker/answer.ts': 'a read of a page, to our server',
  'apps/web/worker/offline-caches.ts': 'a read of a page, to our server',
} as const

const SENDS =
  /(?<![\w.])fetch\(|\b(?:https?|net|tls)\.(?:request|get|connect|createConnection)\(|import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|http2|net|tls)'|new (?:WebSocket|EventSource|XMLHttpRequest)\(|sendBeacon\(|from '(?:undici|axios|got|node-fetch)'/

test('each file that sends something somewhere is known, and what it sends', () => {
  const senders = OUR_CODE.filter(
    (file) =>
      /^(?:apps|packages)\/[^/]+\/(?:src|app|worker|config)\//.test(file) &&
      /\.tsx?$/.test(file) &&
      !/\.test\.|\/testing\//.test(file) &&
      SENDS.test(read(file)),
  )
  expect(senders.sort()).toEqual(Object.keys(SENDERS).sort())
})

test.each([
  [
    'a package',
    LIBRARY,
    ['openai', '@anthropic-ai/sdk', '@ai-sdk/openai', 'ai', '@huggingface/inference', 'onnxruntime-web'],
  ],
  [
    'a call',
    CALL,
    [
      "fetch('https://api.openai.com/v1/chat/completions')",
      'process.env.ANTHROPIC_API_KEY',
      'await LanguageModel.create({})',
    ],
  ],
  [
    'a sender',
    SENDS,
    [
      "await fetch('https://elsewhere.example')",
      "https.request('https://elsewhere.example')",
      "import { type Agent, get } from 'node:https'",
    ],
  ],
] as const)('these tests see %s of a model', (_what, pattern, samples) => {
  expect(samples.filter((sample) => !pattern.test(sample))).toEqual([])
})

test.each(['aria-query', 'chai', 'html5parser', 'email', 'domain', 'main'])(
  'they do not mistake %s for one',
  (name) => {
    expect(LIBRARY.test(name)).toBe(false)
  },
)
