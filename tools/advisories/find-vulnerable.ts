/** Finds installed libraries with a known advisory: compares `known.json` with a lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const day = z.iso.date()
const version = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)

const advisory = z.strictObject({
  /** Of the CVE list, of GitHub, or both. */
  ids: z.array(z.string().regex(/^(CVE-\d{4}-\d{4,}|GHSA(-[\da-z]{4}){3})$/)).min(1),
  package: z.string(),
  /** Spans of versions: from the one that brought it, to before the one that repairs it; one without bounds has all. */
  vulnerable: z
    .array(z.strictObject({ from: version.optional(), before: version.optional() }))
    .min(1),
  severity: z.enum(['critical', 'high', 'medium', 'low', 'unrated']),
  /** Left out where the source doesn’t say. */
  published: day.optional(),
  title: z.string(),
  source: z.url({ protocol: /^https$/ }),
  /** Why it stays for now, or doesn’t reach us. */
  decision: z.strictObject({ on: day, why: z.string().min(40) }).optional(),
})

const knownAdvisories = z.strictObject({
  readOn: day,
  /** What was asked about, and what it was asked of. */
  read: z.array(z.string()).min(1),
  notRead: z.array(z.string()),
  advisories: z.array(advisory),
})

export type Advisory = z.infer<typeof advisory>

/** What a lock file of npm says of a package, by its folder. */
interface Lock {
  packages: Record<string, { version?: string; dev?: boolean }>
}

export interface Vulnerable {
  library: string
  /** Whether people who only run the product have it, too. */
  isShipped: boolean
  advisory: Advisory
}

export function readKnownAdvisories() {
  return knownAdvisories.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'known.json'), 'utf8')),
  )
}

/** Each installed library that stands in a vulnerable span, decided on or not. */
export function findVulnerable(lock: Lock, advisories: readonly Advisory[]): Vulnerable[] {
  return Object.entries(lock.packages).flatMap(([folder, { version, dev }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(folder) ?? []
    if (name === undefined || version === undefined) return []
    return advisories
      .filter((each) => each.package === name && isIn(version, each.vulnerable))
      .map((each) => ({
        library: `${name} ${version}`,
        isShipped: dev !== true,
        advisory: each,
      }))
  })
}

function isIn(version: string, spans: Advisory['vulnerable']): boolean {
  return spans.some(
    ({ from, before }) =>
      (from === undefined || compareVersions(version, from) >= 0) &&
      (before === undefined || compareVersions(version, before) < 0),
  )
}

/** As npm orders versions: a beta comes before its release. */
function compareVersions(one: string, other: string): number {
  const [numbers, stage] = split(one)
  const [otherNumbers, otherStage] = split(other)
  const inOrder = compareParts(numbers, otherNumbers)
  if (inOrder !== 0 || stage === otherStage) return inOrder
  if (stage === '' || otherStage === '') return stage === '' ? 1 : -1
  return compareParts(stage, otherStage)
}

function compareParts(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

function split(version: string): [numbers: string, stage: string] {
  const dash = version.indexOf('-')
  return dash < 0 ? [version, ''] : [version.slice(0, dash), version.slice(dash + 1)]
}
