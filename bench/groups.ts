// List of benchmarks, and those that only run on request.
import { measureBackup } from './backup.ts'
import { measureClothes } from './clothes.ts'
import { measureConsole } from './console.ts'
import { measureExports } from './exports.ts'
import { measureGrowth } from './load/growth.ts'
import { measureHostileLoad } from './faults/hostile.ts'
import { measureInvoices } from './invoices.ts'
import { measureLists } from './lists.ts'
import { measureMail } from './mail.ts'
import { measureMemory } from './load/memory-under-load.ts'
import { measureMessages } from './messages/messages.ts'
import { measureMetrics } from './metrics.ts'
import { measureMillionOrders } from './million.ts'
import { measureOrderSize } from './orders/order-size.ts'
import { measurePageWeight } from './pages/page-weight.ts'
import { measurePictures } from './pictures.ts'
import { measurePlacingOrders } from './orders/placing.ts'
import { measureReads } from './reads.ts'
import { measureRoute } from './route.ts'
import { measureSeveralServers } from './servers.ts'
import { measureDiskSizes } from './sizes.ts'
import { measureStartTime } from './starting.ts'
import type { Stores } from './store.ts'
import type { Figure } from './table.ts'
import { measureYearBackup, measureYearJobs, measureYearScreens } from './year.ts'

export interface Group {
  measure: (stores: Stores, quick: boolean) => Promise<Figure[]>
  /** It takes so long that it is measured only where `--only` names it. */
  onRequest?: true
}

/** What is measured on each engine. */
export const GROUPS: Readonly<Record<string, Group>> = {
  placing: { measure: measurePlacingOrders },
  reads: { measure: measureReads },
  memory: { measure: measureMemory },
  servers: { measure: measureSeveralServers },
  metrics: { measure: measureMetrics },
  lists: { measure: measureLists },
  console: { measure: measureConsole },
  clothes: { measure: measureClothes },
  mail: { measure: measureMail },
  messages: { measure: measureMessages },
  invoices: { measure: measureInvoices },
  pictures: { measure: measurePictures },
  starting: { measure: measureStartTime },
  exports: { measure: measureExports },
  backup: { measure: measureBackup },
  hostile: { measure: measureHostileLoad },
  'order-size': { measure: measureOrderSize },
  growth: { measure: measureGrowth, onRequest: true },
  million: { measure: measureMillionOrders, onRequest: true },
  'year-screens': { measure: measureYearScreens, onRequest: true },
  'year-jobs': { measure: measureYearJobs, onRequest: true },
  'year-backup': { measure: measureYearBackup, onRequest: true },
}

/** What is measured once, whatever the engine. */
export const ALONE: Readonly<Record<string, { title: string; measure: () => Figure[] }>> = {
  route: { title: 'A rider’s order of stops', measure: measureRoute },
  page: { title: 'The web app in the browser', measure: measurePageWeight },
  sizes: { title: 'On disk', measure: measureDiskSizes },
}

/** What may be asked for. */
export function usageText(): string {
  const always = Object.entries(GROUPS).filter(([, { onRequest }]) => !onRequest)
  const onRequest = Object.entries(GROUPS).filter(([, group]) => group.onRequest)
  const names = (entries: readonly [string, unknown][]) => entries.map(([name]) => name).join(', ')
  return [
    'npm run bench -- [--engine pglite|postgresql] [--only GROUP] [--quick] [--keep FOLDER]',
    '',
    `  GROUP          ${names([...always, ...Object.entries(ALONE)])}`,
    `  only by name   ${names(onRequest)}`,
    '  --quick        shorter, and less exact',
    '  --keep FOLDER  where the orders of `million`, and those of the year, are kept and found again',
    '',
  ].join('\n')
}
