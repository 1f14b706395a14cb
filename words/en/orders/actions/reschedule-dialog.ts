// Dialog that moves a booked order's pickup.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '../hand-over.ts'

interface Pickup {
  /** Written. */
  readonly date: string
  readonly time: string
}

export const rescheduleDialog = {
  title: 'Reschedule pickup',
  about: (params: Pickup & { readonly number: string; readonly byStaff: boolean }) => {
    const { number, date, time, byStaff } = params
    const notified = byStaff ? ' The customer is notified of the new time.' : ''
    return `Order ${number} is booked for ${date}, ${time}.${notified}`
  },
  loading: 'Loading pickup times',
  notLoaded: 'The pickup times couldn’t be loaded.',
  bookedNow: 'Booked now',
  notForExpress: 'Not for express orders',
  whyFull: 'Why one more fits into a full slot',
  whyFullHint: 'It is kept in the audit log. Please don’t name customers.',
  keep: 'Keep this time',
  move: 'Reschedule pickup',
  moving: 'Rescheduling…',
  failed: 'The pickup couldn’t be rescheduled. Please try again.',
  moved: 'Pickup rescheduled',
  /** `back`: when it is back, as people read it; `isWindow`: it has hours, not a moment alone. */
  movedLine: (
    params: Pickup & { readonly back: string; readonly isWindow: boolean } & HandOvers,
  ) => {
    const { date, time, back, isWindow } = params
    const { willBeBack } = handOverWords.wayBack(params)
    return `${date}, ${time}. ${willBeBack} ${isWindow ? 'on' : 'by'} ${back}.`
  },
}
