// Lives through 24 months of a Laundry Club of 1,000 and prints the audit: `npm run simulate -- [--subscriptions 1000] [--months 24] [--seed 1]`.
import { parseArgs } from 'node:util'
import { formatPaise } from '#domain/money.ts'
import { simulateClub } from './club-simulation.ts'
import { printTable } from './table.ts'

const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '1000' },
    months: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
})
const startedAt = performance.now()
const { seen, wrong, takenPaise, refundedPaise } = await simulateClub({
  subscriptions: Number(values.subscriptions),
  months: Number(values.months),
  seed: Number(values.seed),
})
const seconds = (performance.now() - startedAt) / 1000
printTable(
  `${values.subscriptions} people, ${values.months} months: ${formatPaise(takenPaise)} taken, ${formatPaise(refundedPaise)} given back`,
  Object.entries(seen).map(([name, value]) => ({ name, value })),
)
printTable('Wrong', [
  ...Object.entries(wrong).map(([name, value]) => ({ name, value, atMost: 0 })),
  { name: 'duration', value: seconds, unit: 's', atMost: 120 },
])
if (Object.values(wrong).some((count) => count !== 0)) process.exitCode = 1
