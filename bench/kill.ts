// Kills the server while orders are placed, and cuts the power during its first start:
// `npm run soak -- [--only kills|cuts] [--engine pglite] [--rounds 20] [--cuts 100]`.
import { parseArgs } from 'node:util'
import { simulatePowerCuts } from './faults/power-cuts.ts'
import { type Engine, openStores } from './store.ts'
import { killServerRepeatedly } from './faults/survival.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    cuts: { type: 'string', default: '100' },
  },
})

for (const engine of ['pglite', 'postgresql'] satisfies Engine[]) {
  if (options.only === 'cuts' || (options.engine && options.engine !== engine)) continue
  const stores = await openStores(engine)
  try {
    const survival = await killServerRepeatedly(stores, Number(options.rounds))
    process.stdout.write(
      `${engine}: killed ${survival.kills} times; all ${survival.acknowledged} acknowledged orders ` +
        `are there and whole; ${survival.unanswered} unanswered ones were made once when sent again.\n`,
    )
  } finally {
    await stores.close()
  }
}

// A PostgreSQL server has its own disk, and its own word for it.
for (const demo of [false, true]) {
  if (options.only === 'kills' || (options.engine && options.engine !== 'pglite')) continue
  const { cuts, seconds, withOrders } = await simulatePowerCuts(demo, Number(options.cuts))
  process.stdout.write(
    `${demo ? 'demo' : 'empty'}: the power was cut ${cuts} times in the first ${seconds.toFixed(1)} s; ` +
      `it started again each time, and after ${withOrders} of them every acknowledged order was there.\n`,
  )
}
