/** Notifies the plant's pages of changed orders and found things, so that they reload their lists. */
import type { Source } from '../../../http/streams/stream.ts'
import type { Deps } from '../../../platform/deps.ts'

/** Says of a change neither which order it is nor what became of it: the list is all that the plant sees. */
export function plantStream({ live }: Pick<Deps, 'live'>): Source {
  return {
    subscribe(push) {
      const tell = () => push({ event: 'resync', data: {} })
      const stops = [
        live.on('order_history', tell),
        live.on('order_parts', tell),
        // What nobody knows the owner of is of no order.
        live.on('events', ({ subject }) => subject.kind === 'found_thing' && tell()),
        live.on('resync', tell),
      ]
      return () => stops.forEach((stop) => stop())
    },
    missed: async () => ({ events: [{ event: 'state', data: {} }], knownIds: [] }),
  }
}
