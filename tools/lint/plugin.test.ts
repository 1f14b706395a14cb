// The real linter, with the project's own settings, finds forbidden code.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
let project = ''

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'washline-lint-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    await cp(join(ROOT, file), join(project, file))
  }
  for (const folder of ['node_modules', 'tools']) {
    await symlink(join(ROOT, folder), join(project, folder))
  }
})

afterAll(() => rm(project, { recursive: true, force: true }))

/** What tests have linted, in one start of the linter, for each takes seconds. */
const files: Record<string, string> = {}
let found: string[] = []

beforeAll(async () => {
  found = await lint()
}, 60_000)

/**
 * Has files linted with those of the other tests.
 * @returns what gives, once all are linted, what was found in these as `file:line rule`
 */
function lintTogether(own: Record<string, string>): () => string[] {
  for (const [name, text] of Object.entries(own)) {
    if (name in files) throw new Error(`Two tests have a file ${name}.`)
    files[name] = text
  }
  return () => found.filter((each) => each.slice(0, each.lastIndexOf(':')) in own)
}

/** Lints all of the files. */
async function lint(): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, name)), { recursive: true })
    await writeFile(join(project, name), text)
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--format', 'unix', ...Object.keys(files)]
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: project }, (_, stdout) => resolve(stdout))
  })
  const problems = output.matchAll(/^(\S+?:\d+):\d+: .*\[Error\/[\w-]+\((?<rule>[\w-]+)\)\]$/gm)
  return [...problems].map(([, place, rule]) => `${place} ${rule}`).toSorted()
}

const imports = lintTogether({
  'server/ordering/orders/placing/place-order.ts': [
    "import { items } from '#server/catalog/catalogue/store.ts'",
    "export type { Home } from '#web/screens/public/home/screen.ts'",
    "export const later = () => import('../../catalog/catalogue/store.ts')",
    'export const order = items',
  ].join('\n'),
  'server/catalog/catalogue/store.ts': 'export const items = 1\n',
  'web/screens/public/home/screen.ts':
    "export * from '../services/screen.ts'\nexport type Home = 1\n",
  'web/screens/public/services/screen.ts': 'export const prices = 1\n',
})

test('checks imports by # and by relative path, static, dynamic, of types and re-exported', () => {
  expect(imports()).toEqual([
    'server/ordering/orders/placing/place-order.ts:1 import-boundaries',
    'server/ordering/orders/placing/place-order.ts:2 import-boundaries',
    'server/ordering/orders/placing/place-order.ts:3 import-boundaries',
    'web/screens/public/home/screen.ts:1 import-boundaries',
  ])
})

const circle = lintTogether({
  'contract/hen.ts': "import { egg } from '#contract/egg.ts'\nexport const hen = () => egg\n",
  'contract/egg.ts': "import { hen } from './hen.ts'\nexport const egg = () => hen\n",
})

test('finds files that import each other in a circle, also through #', () => {
  expect(circle()).toEqual(['contract/egg.ts:1 no-cycle', 'contract/hen.ts:1 no-cycle'])
})

const impure = lintTogether({
  'domain/impure.ts': [
    'export const now = Date.now()',
    'export const today = new Date()',
    'export const text = Date()',
    'export const chance = Math.random()',
    'export const pid = process.pid',
    'export const given = (at: string) => new Date(at)',
  ].join('\n'),
})

test('refuses the clock, random numbers and the process in domain/', () => {
  expect(impure()).toEqual([
    'domain/impure.ts:1 no-restricted-properties',
    'domain/impure.ts:2 no-clock',
    'domain/impure.ts:3 no-clock',
    'domain/impure.ts:4 no-restricted-properties',
    'domain/impure.ts:5 no-restricted-globals',
  ])
})

const deviceClock = lintTogether({
  'web/features/late.ts': [
    'export const isLate = (at: number) => Date.now() > at',
    'export const today = new Date()',
    'export const given = (at: string) => new Date(at)',
  ].join('\n'),
  'web/lib/clock.ts': 'export const deviceTime = (): number => Date.now()\n',
})

test('refuses the device clock on screens in favour of the server’s', () => {
  expect(deviceClock()).toEqual([
    'web/features/late.ts:1 no-restricted-properties',
    'web/features/late.ts:2 no-clock',
  ])
})

const forgotten = lintTogether({
  'server/ordering/orders/forget.ts':
    'const send = async (): Promise<number> => 1\nexport const forget = (): void => {\n  send()\n}\n',
})

test('finds a promise without await', () => {
  expect(forgotten()).toEqual(['server/ordering/orders/forget.ts:3 no-floating-promises'])
})

const paths = lintTogether({
  'web/features/paths.ts': [
    "export const list = '/api/orders'",
    'export const one = (id: string) => `/api/orders/${id}`',
    "export const page = '/apiary'",
  ].join('\n'),
})

test('refuses an API path that is written on a screen', () => {
  expect(paths()).toEqual(['web/features/paths.ts:1 no-path', 'web/features/paths.ts:2 no-path'])
})

const SCREEN = [
  "import { logProblem } from '#web/lib/log.ts'",
  'export function Card({ kind, count }: { kind: string; count: number }) {',
  "  if (kind === 'Not here') logProblem('The card could not be shown:', { type: 'Other' })",
  '  return (',
  '    <p className="grid min-h-11 gap-4" title="Your card">',
  '      Thank you',
  "      {count > 1 && `${count} cards are kept`} {kind || 'Unknown'}",
  '    </p>',
  '  )',
  '}',
].join('\n')

const english = lintTogether({
  'web/screens/customer/garments/card.tsx': SCREEN,
  'web/screens/console/plant/card.tsx': SCREEN,
})

test('finds English on screens, but not in logs, comparisons, class names and values of the API', () => {
  expect(english().filter((each) => each.endsWith('no-english'))).toEqual([
    'web/screens/customer/garments/card.tsx:5 no-english',
    'web/screens/customer/garments/card.tsx:5 no-english',
    'web/screens/customer/garments/card.tsx:7 no-english',
    'web/screens/customer/garments/card.tsx:7 no-english',
  ])
})
