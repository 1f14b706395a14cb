// Benchmark of messages: a storm of webhooks that come again and again, and texts about a new status.
import { percentile } from '../load/load.ts'
import type { Stores } from '../store.ts'
import type { Figure } from '../table.ts'
import { sendStatusTexts } from './status-texts.ts'
import { runStorm } from './storm.ts'

const WEBHOOKS = 10_000
const STORM_MS = 60_000
const MOST_P99_MS = 200
/** What the last answers may take beyond the storm's time. */
const LAST_ANSWERS_S = 1
const TEXTS = 50
const MOST_TEXT_MS = 2000

export async function measureMessages(stores: Stores, quick: boolean): Promise<Figure[]> {
  const count = quick ? WEBHOOKS / 5 : WEBHOOKS
  const ms = quick ? STORM_MS / 5 : STORM_MS
  const storm = await runStorm(stores, count, ms)
  const delays = await sendStatusTexts(stores, quick ? TEXTS / 5 : TEXTS)
  const seconds = ms / 1000
  return [
    { name: 'others before the storm, 99 of 100 within', value: storm.calm.p99, unit: 'ms' },
    { name: 'others asked before it', value: storm.calm.count },
    {
      name: `others during ${count} webhooks in ${seconds} s, 99 of 100 within`,
      value: storm.others.p99,
      unit: 'ms',
      atMost: MOST_P99_MS,
    },
    { name: 'others asked during it', value: storm.others.count },
    { name: 'others refused', value: storm.calm.refused + storm.others.refused, atMost: 0 },
    {
      name: 'until the last webhook was answered',
      value: storm.seconds,
      unit: 's',
      atMost: seconds + LAST_ANSWERS_S,
    },
    { name: 'a webhook, 99 of 100 within', value: percentile(storm.durations, 0.99), unit: 'ms' },
    { name: 'webhooks answered 200', value: storm.accepted, atLeast: count },
    { name: 'fates and messages that its first half left out', value: storm.missing, atMost: 0 },
    { name: 'rows that its second half changed', value: storm.changed, atMost: 0 },
    {
      name: 'a new status, from the end of its wait to the gateway, middle',
      value: percentile(delays, 0.5),
      unit: 'ms',
    },
    {
      name: `the longest of ${delays.length}`,
      value: Math.max(...delays),
      unit: 'ms',
      atMost: MOST_TEXT_MS,
    },
  ]
}
