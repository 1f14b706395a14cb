/** Capability face: the watch over the laundry's day, for staff's alarms and the day's figures. */
import type { Capability } from '../../capability/capability.ts'
import { reportEvening } from './report-evening.ts'
import { reportLateOrders } from './report-late-orders.ts'

export const dayWatch: Capability = {
  jobs: [
    { name: 'watch-day', every: '*/5 * * * *', run: reportLateOrders },
    { name: 'watch-day', every: '*/5 * * * *', run: reportEvening },
  ],
}
