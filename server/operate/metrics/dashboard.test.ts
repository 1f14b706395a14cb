// The dashboard and alerts use existing metrics and labels, and each alert says what to do.
// @both-engines
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { testProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testEngine } from '../../testing/test-database.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/operate')
const TOKEN = 'a-token-of-sixteen-characters'

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const alerts = textOf('alerts.yaml')
const dashboard = JSON.parse(textOf('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const product = await testProduct({ config: { metrics: { own: null, token: TOKEN } } })
const asha = await product.person()

/** Names of metrics, each with the names of its labels. */
let known: Map<string, Set<string>>
beforeAll(async () => {
  await placed(asha)
  const read = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    return (await product.app.inject({ url: '/metrics', headers })).body
  }
  // A queue's first batch and a first message are measured once they are done.
  const text = await vi.waitFor(async () => {
    const metrics = await read()
    for (const name of ['job_batch', 'message'])
      if (!metrics.includes(`washline_${name}_duration_seconds_count`))
        throw new Error(`Nothing is measured of ${name} yet.`)
    return metrics
  }, 20_000)
  known = new Map()
  for (const [, name, labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const all = known.get(name!) ?? new Set()
    for (const [, label] of labels.matchAll(/(\w+)="/g)) all.add(label!)
    known.set(name!, all)
  }
})

/** What Prometheus adds to everything that it reads, and what only counts once a job has failed. */
const ADDED = ['job', 'instance']
const LATER = new Map([['washline_job_failures_total', ['queue']]])
const PGLITE = /^washline_pglite_/

/** The metrics that an expression names, each with the labels that it is picked by. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const named = expression.matchAll(/\b((?:washline|process)_\w+)(?:\{([^}]*)\})?/g)
  return [...named].map(([, name, picked = '']) => ({
    name: name!,
    labels: [...picked.matchAll(/(\w+)\s*(?:=~|!=|=)/g)].map(([, label]) => label!),
  }))
}

it('names only existing metrics and labels', () => {
  const asked = metricsIn([...expressions, alerts].join('\n'))
  expect(asked.length).toBeGreaterThan(30)
  const missing = asked.filter(({ name, labels }) => {
    if (testEngine !== 'pglite' && PGLITE.test(name)) return false
    const there = known.get(name) ?? new Set(LATER.get(name))
    const isThere = known.has(name) || LATER.has(name)
    return !isThere || !labels.every((each) => ADDED.includes(each) || there.has(each))
  })
  expect(missing).toEqual([])
})

it('has a description of every existing metric in the documentation', () => {
  const page = textOf('metrics.md')
  const plain = [...known.keys()].map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  expect([...new Set(plain)].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it('shows every existing metric', () => {
  const shown = new Set(
    metricsIn(expressions.join('\n')).map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')),
  )
  const plain = new Set([...known.keys()].map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  expect([...plain].filter((name) => !shown.has(name))).toEqual([])
})

it('has eleven alerts, each with instructions and a panel', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
  expect(new Set(names).size).toBe(11)
  const page = textOf('alerts.md')
  const panels = JSON.stringify(dashboard.panels)
  for (const name of names) {
    expect(page).toContain(`\n## ${name}\n`)
    expect(alerts).toContain(`runbook: alerts.md#${name.toLowerCase()}\n`)
    expect(panels).toContain(`"${name}"`)
  }
  for (const [, panel] of page.matchAll(/_([A-Z][a-z ]+)_/g))
    expect(dashboard.panels.map(({ title }) => title)).toContain(panel)
})
