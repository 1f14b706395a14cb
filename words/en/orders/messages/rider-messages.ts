// Notifications to customers for whom a rider is on the way.
import { instantFormat } from '#domain/base/instant-format.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

const clock = instantFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

type Visit = {
  readonly number: string
  readonly visit: StopKind
  /** The rider’s first name. */
  readonly rider: string
}

export const riderMessages = {
  /** The stop before theirs is made; `from` and `until`: when the rider comes. */
  'order.rider_next': ({
    number,
    visit,
    rider,
    from,
    until,
    timeZone,
  }: Visit & { readonly from: string; readonly until: string; readonly timeZone: string }) => {
    const deed = visit === 'pickup' ? 'picks up' : 'delivers'
    const between = `between ${clock(new Date(from), timeZone)} and ${clock(new Date(until), timeZone)}`
    return {
      title: `Order ${number}: you’re next`,
      message: `You’re next: ${rider} ${deed} ${between}.`,
    }
  },

  /** The rider, or who plans the run, says so to all who wait. */
  'order.rider_late': ({
    number,
    visit,
    rider,
    minutes,
  }: Visit & { readonly minutes: number }) => ({
    title: `Order ${number}: about ${minutes} minutes late`,
    message: `${rider} is running about ${minutes} minutes late for your ${visit}. Sorry for the wait.`,
  }),
}
