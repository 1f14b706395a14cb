// Measures the product and prints a table per engine: `npm run bench -- [--engine pglite] [--only placing] [--quick]`.
import { parseArgs } from 'node:util'
import { measureConsole } from './console.ts'
import { measureBackup } from './backup.ts'
import { measureExports } from './exports.ts'
import { measureHostile } from './hostile.ts'
import { measureInvoices } from './invoices.ts'
import { measureLists } from './lists.ts'
import { measureMail } from './mail.ts'
import { measurePictures } from './pictures.ts'
import { measurePlacing } from './placing.ts'
import { measureStarting } from './starting.ts'
import { measurePageWeight } from './page-weight.ts'
import { type Engine, openStores, type Stores } from './store.ts'
import { type Figure, printTable } from './table.ts'

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const ENGINES: Record<Engine, string> = {
  pglite: 'PGlite on disk, synced at every commit',
  postgresql: 'PostgreSQL, synced at every commit',
}

const MEASUREMENTS: Record<string, (stores: Stores, quick: boolean) => Promise<Figure[]>> = {
  placing: measurePlacing,
  lists: measureLists,
  console: measureConsole,
  mail: measureMail,
  invoices: measureInvoices,
  pictures: measurePictures,
  starting: measureStarting,
  exports: measureExports,
  backup: measureBackup,
  hostile: measureHostile,
}

for (const [engine, title] of Object.entries(ENGINES) as [Engine, string][]) {
  if (options.engine && options.engine !== engine) continue
  const stores = await openStores(engine)
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(MEASUREMENTS))
    if (!options.only || options.only === name)
      figures.push(...(await measure(stores, options.quick)))
  await stores.close()
  printTable(title, figures)
}
if (!options.engine && (!options.only || options.only === 'page'))
  printTable('The web app in the browser', measurePageWeight())
