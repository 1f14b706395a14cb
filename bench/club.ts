// Simulates two years of the Laundry Club and prints the audit: `npm run simulate -- [--people 510] [--months 24]
// [--seed 1]`. 510 people make 1,000 subscriptions, because members may leave and return; they are spread over one
// laundry and database per processor.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { formatPaise } from '#domain/base/money.ts'
import type { Audit } from './club/club-audit.ts'
import { simulateClub } from './club/club-simulation.ts'
import { printTable } from './table.ts'

type Options = Parameters<typeof simulateClub>[0]

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '510' },
      months: { type: 'string', default: '24' },
      seed: { type: 'string', default: '1' },
    },
  })
  await measure(Number(values.people), Number(values.months), Number(values.seed))
} else {
  parentPort!.postMessage(await simulateClub(workerData as Options))
}

async function measure(people: number, months: number, seed: number): Promise<void> {
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  const laundries = Math.min(availableParallelism(), 4)
  const audits = await Promise.all(
    Array.from({ length: laundries }, (_, index) =>
      inWorker({
        people:
          Math.floor((people * (index + 1)) / laundries) - Math.floor((people * index) / laundries),
        months,
        seed: seed * 1000 + index,
      }),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  const total = (pick: (audit: Audit) => number) =>
    audits.reduce((sum, audit) => sum + pick(audit), 0)
  const totals = (part: 'seen' | 'wrong') =>
    Object.keys(audits[0]![part]).map((name) => ({
      name,
      value: total((audit) => (audit[part] as Record<string, number>)[name]!),
    }))
  const taken = formatPaise(total((audit) => audit.takenPaise))
  const refunded = formatPaise(total((audit) => audit.refundedPaise))
  printTable(
    `${people} people, ${months} months: ${taken} taken, ${refunded} given back`,
    totals('seen'),
  )
  const wrong = totals('wrong').map((figure) => ({ ...figure, atMost: 0 }))
  printTable('Wrong', [
    ...wrong,
    // Beside the duration, for on a machine with other things to do only this is the simulation's own.
    { name: 'processor time', value: (user + system) / 1e6, unit: 's' },
    { name: 'duration', value: seconds, unit: 's', atMost: 120 },
  ])
  if (wrong.some(({ value }) => value !== 0)) process.exitCode = 1
}

function inWorker(options: Options): Promise<Audit> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: options })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
