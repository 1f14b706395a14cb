/** Live streams of the help desk: everything for staff, their own for customers and visitors. */
import type { Deps } from '../../platform/deps.ts'
import type { Source } from '../../http/streams/stream.ts'
import type { HelpDeskChange } from '../../platform/live.ts'

/** What is followed by its events, by what browsers call it. */
const KINDS = new Map<string, 'ticket' | 'message'>([
  ['ticket', 'ticket'],
  ['contact_message', 'message'],
])

/**
 * Events only say what to read again. A browser that comes, or comes back, is sent `state` first and
 * reads everything, so that nothing it missed has to be sent.
 * @param isHeard whether anyone who follows hears of a change
 * @param join says that somebody follows, and gives how to take that back
 */
export function helpDeskStream(
  { live }: Pick<Deps, 'live'>,
  isHeard: (change: HelpDeskChange) => boolean,
  join: () => () => void = () => () => {},
): Source {
  return {
    subscribe(push) {
      const tell = (change: HelpDeskChange) => {
        if (!isHeard(change)) return
        if (change.kind === 'typing') push({ event: 'typing', data: { id: change.id } })
        else push({ event: 'change', data: { kind: change.kind, id: change.id } })
      }
      const stops = [
        live.on('help_desk', tell),
        live.on('events', ({ subject, userId }) => {
          const kind = KINDS.get(subject.kind)
          if (kind) tell({ kind, id: subject.id, userId })
        }),
        live.on('resync', () => push({ event: 'resync', data: {} })),
        join(),
      ]
      return () => stops.forEach((stop) => stop())
    },
    missed: async () => ({ events: [{ event: 'state', data: {} }], knownIds: [] }),
  }
}
