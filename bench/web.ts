// Measures the web app with Lighthouse (public pages on a phone, the console's first page at a desk), the most used
// screens on a slow phone, and a counter order: `npm run bench:web -- [--only /path,/path | --slow] [--runs 5]
// [--why]`; `--slow` leaves Lighthouse out.
import { once } from 'node:events'
import { type IncomingMessage, get } from 'node:http'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../e2e/server.ts'
import { signInAs } from '../e2e/sign-in.ts'
import { findBrowserLaunchOptions } from '../tools/browser.ts'
import { measureCounterOrder } from './pages/counter-pace.ts'
import { measureTracking, measureWardrobe } from './pages/slow-screens.ts'
import { measureScanning } from './pages/slow-scanning.ts'
import { measureWizard } from './pages/slow-wizard.ts'
import { printTable } from './table.ts'
import { loadLighthouse, type Report } from './lighthouse/load.ts'
import { PUBLIC_PAGES } from '../web/app/public-pages.ts'
import { freePort } from '#server/testing/local-servers.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    slow: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    why: { type: 'boolean', default: false },
  },
})
const pages: readonly string[] = options.slow ? [] : (options.only?.split(',') ?? PUBLIC_PAGES)

/** The middle one of several runs is shown, for a busy machine now and then spoils one. */
const RUNS = Number(options.runs)

interface Column {
  name: string
  of: (report: Report) => Promise<number>
  digits: number
  atMost?: number
  atLeast?: number
  /** The one page that the target is for; every page without it. */
  on?: string
}

/** What staff who are signed in begin with. */
const CONSOLE_PAGE = '/admin/now'

const COLUMNS: Column[] = [
  { name: 'performance', of: score('performance'), digits: 0, atLeast: 98 },
  { name: 'accessibility', of: score('accessibility'), digits: 0, atLeast: 100 },
  { name: 'best practices', of: score('best-practices'), digits: 0, atLeast: 100 },
  { name: 'SEO', of: score('seo'), digits: 0, atLeast: 100 },
  { name: 'LCP s', of: audit('largest-contentful-paint', 1000), digits: 2, atMost: 1.6 },
  { name: 'CLS', of: audit('cumulative-layout-shift'), digits: 3, atMost: 0.02 },
  { name: 'TBT ms', of: audit('total-blocking-time'), digits: 0 },
  { name: 'JS kB', of: scriptKilobytes, digits: 1, atMost: 130, on: '/' },
]

/** No search engine sees it, and it is used at a desk. */
const CONSOLE_COLUMNS: Column[] = [
  { name: 'performance', of: score('performance'), digits: 0, atLeast: 95 },
  { name: 'accessibility', of: score('accessibility'), digits: 0, atLeast: 100 },
  { name: 'best practices', of: score('best-practices'), digits: 0, atLeast: 100 },
  { name: 'LCP s', of: audit('largest-contentful-paint', 1000), digits: 2 },
  { name: 'CLS', of: audit('cumulative-layout-shift'), digits: 3, atMost: 0.02 },
  { name: 'TBT ms', of: audit('total-blocking-time'), digits: 0 },
  { name: 'JS kB', of: scriptKilobytes, digits: 1, atMost: 250 },
]

const server = await startServer()
const port = await freePort()
const launch = await findBrowserLaunchOptions()
const loaded = pages.length > 0 ? await loadLighthouse() : null
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${port}`],
})
let missed = 0
try {
  if (pages.length > 0) {
    console.log(
      `Median of ${RUNS} runs of Lighthouse's mobile preset; JS gzipped. ! misses its target.`,
    )
    printHead(COLUMNS)
  }
  for (const path of pages.filter((each) => each !== CONSOLE_PAGE)) await measure(path, COLUMNS)
  if (loaded && (options.only === undefined || pages.includes(CONSOLE_PAGE))) await measureConsole()
  if (options.only === undefined) await measureScreens()
  console.log(missed === 0 ? 'Every target is reached.' : `${missed} targets are missed.`)
} finally {
  await browser.close()
  await server.stop()
}

async function measureScreens(): Promise<void> {
  for (const [title, measureScreen] of [
    ['The order form on a slow phone', measureWizard],
    ['The wardrobe on a slow phone', measureWardrobe],
    ['Tracking on a slow phone', measureTracking],
    ['Scanning on a slow phone', (_: Browser, url: string) => measureScanning(url)],
    ['A counter order at a person’s pace, on a tablet', measureCounterOrder],
  ] as const) {
    const figures = await measureScreen(browser, server.url)
    printTable(title, figures)
    missed += figures.filter(({ value, atMost = Infinity }) => value > atMost).length
  }
}

/** Lighthouse opens its pages in the browser's own context, so that is where staff sign in. */
async function measureConsole(): Promise<void> {
  const own = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await signInAs(own.contexts()[0]!, server.url, 'admin')
  console.log(`\nMedian of ${RUNS} runs of Lighthouse's desktop preset, signed in as the owner.`)
  printHead(CONSOLE_COLUMNS)
  await measure(CONSOLE_PAGE, CONSOLE_COLUMNS, loaded!.desktop)
}

function printHead(columns: readonly Column[]): void {
  console.log(['page'.padEnd(14), ...columns.map(({ name }) => name)].join('  '))
}

/** @param config of Lighthouse; who is signed in stays so with one, and nobody is without */
async function measure(path: string, columns: readonly Column[], config?: object): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) {
    const flags = { port, logLevel: 'error', disableStorageReset: config !== undefined } as const
    const result = await loaded?.lighthouse(`${server.url}${path}`, flags, config)
    if (!result) throw new Error(`Lighthouse gave no report of ${path}.`)
    reports.push(result.lhr)
  }
  const cells = await Promise.all(
    columns.map(async (column) => {
      const value = median(await Promise.all(reports.map((report) => column.of(report))))
      const isMissed = isAsked(column, path) && !isReached(column, value)
      if (isMissed) missed++
      return `${value.toFixed(column.digits)}${isMissed ? '!' : ''}`.padStart(column.name.length)
    }),
  )
  console.log([path.padEnd(14), ...cells].join('  '))
  if (options.why) for (const line of shortcomings(reports)) console.log(`    ${line}`)
}

function isAsked({ on }: Column, path: string): boolean {
  return on === undefined || on === path
}

function isReached({ atMost = Infinity, atLeast = -Infinity }: Column, value: number): boolean {
  return value <= atMost && value >= atLeast
}

function score(category: string): Column['of'] {
  return async (report) => Math.round((report.categories[category]?.score ?? 0) * 100)
}

function audit(id: string, divisor = 1): Column['of'] {
  return async (report) => (report.audits[id]?.numericValue ?? NaN) / divisor
}

/** What the page's scripts weigh gzipped, however they were sent. */
async function scriptKilobytes(report: Report): Promise<number> {
  const requests = report.audits['network-requests']?.details
  if (!requests?.items) return NaN
  const scripts = requests.items
    .filter((item) => item['resourceType'] === 'Script' && typeof item['url'] === 'string')
    .map((item) => item['url'] as string)
  const weights = await Promise.all([...new Set(scripts)].map(gzippedBytes))
  return weights.reduce((sum, bytes) => sum + bytes, 0) / 1000
}

/** `fetch` would unpack what it gets. */
async function gzippedBytes(url: string): Promise<number> {
  const [answer] = (await once(
    get(url, { headers: { 'accept-encoding': 'gzip' } }),
    'response',
  )) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  return bytes
}

/** What Lighthouse holds against the page, with the first of its evidence. */
function shortcomings(reports: readonly Report[]): string[] {
  const weighty = new Set(
    reports.flatMap((report) =>
      Object.values(report.categories).flatMap((category) =>
        category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
      ),
    ),
  )
  const found = reports.flatMap((report) =>
    Object.values(report.audits)
      .filter(({ id, score }) => weighty.has(id) && score !== null && score < 1)
      .map(({ id, score, displayValue, details }) => {
        const evidence = details?.items ? JSON.stringify(details.items) : ''
        return `${id} ${score} ${displayValue ?? ''} ${evidence.slice(0, 300)}`
      }),
  )
  return [...new Set(found)].sort()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
