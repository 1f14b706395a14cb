/** Notifies an open order detail of changes, so that it reloads. */
import type { Deps } from '../../platform/deps.ts'
import type { Source } from '../../http/streams/stream.ts'

/** A page reads everything after each event and whenever it is back on the line, so nothing is replayed. */
export function orderDetailStream({ live }: Pick<Deps, 'live'>, orderId: string): Source {
  return {
    subscribe(push) {
      let isDue = false
      // One change may be notified of in several ways, and the page reads again once.
      const tell = (changed: { orderId: string }) => {
        if (changed.orderId !== orderId || isDue) return
        isDue = true
        queueMicrotask(() => {
          isDue = false
          push({ event: 'change', data: { orderId } })
        })
      }
      const stops = [
        live.on('events', ({ subject: { kind, id } }) => kind === 'order' && tell({ orderId: id })),
        live.on('order_payments', tell),
        live.on('order_parts', tell),
        live.on('resync', () => push({ event: 'resync', data: {} })),
      ]
      return () => stops.forEach((stop) => stop())
    },
    missed: async () => ({ events: [{ event: 'state', data: {} }], knownIds: [] }),
  }
}
