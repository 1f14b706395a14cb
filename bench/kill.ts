// Kills the server 20 times on each engine while orders are placed: `npm run soak -- [--engine pglite] [--rounds 20]`.
import { parseArgs } from 'node:util'
import { type Engine, openStores } from './store.ts'
import { surviveKills } from './survival.ts'

const { values: options } = parseArgs({
  options: { engine: { type: 'string' }, rounds: { type: 'string', default: '20' } },
})

for (const engine of ['pglite', 'postgresql'] satisfies Engine[]) {
  if (options.engine && options.engine !== engine) continue
  const stores = await openStores(engine)
  try {
    const survival = await surviveKills(stores, Number(options.rounds))
    process.stdout.write(
      `${engine}: killed ${survival.kills} times; all ${survival.acknowledged} acknowledged orders ` +
        `are there and whole; ${survival.unanswered} unanswered ones were made once when sent again.\n`,
    )
  } finally {
    await stores.close()
  }
}
