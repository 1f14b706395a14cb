// Measures the product and prints a table per engine: `npm run bench -- [--engine pglite] [--only placing] [--quick] [--keep FOLDER]`.
import { parseArgs } from 'node:util'
import { ALONE, GROUPS, usageText } from './groups.ts'
import { type Engine, openStores } from './store.ts'
import { type Figure, printTable } from './table.ts'

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const ENGINES: Record<Engine, string> = {
  pglite: 'PGlite on disk, synced at every commit',
  postgresql: 'PostgreSQL, synced at every commit',
}
const { engine: onlyEngine, only, quick, keep } = options

const isUnknown =
  (only !== undefined && !(only in GROUPS) && !(only in ALONE)) ||
  (onlyEngine !== undefined && !(onlyEngine in ENGINES))
if (options.help || isUnknown) {
  process.stdout.write(usageText())
  process.exit(isUnknown ? 1 : 0)
}

const chosen = Object.entries(GROUPS)
  .filter(([name, { onRequest }]) => (only === undefined ? !onRequest : only === name))
  .map(([, group]) => group)

for (const [engine, title] of Object.entries(ENGINES) as [Engine, string][]) {
  if (chosen.length === 0 || (onlyEngine && onlyEngine !== engine)) continue
  const stores = await openStores(engine, keep)
  const figures: Figure[] = []
  try {
    for (const { measure } of chosen) figures.push(...(await measure(stores, quick)))
  } finally {
    await stores.close()
  }
  if (figures.length > 0) printTable(title, figures)
}
for (const [name, { title, measure }] of Object.entries(ALONE))
  if (only === name || (!onlyEngine && only === undefined)) printTable(title, measure())
