/** Examples of server-sent event streams, shown beside their calls: the first event and a change. */
import type { Call } from '#contract/base/call.ts'
import type { StreamEvent } from '../streams/stream.ts'

const ORDER_ID = '0199c0de-0000-7000-8000-000000000001'

const begin: StreamEvent = { event: 'state', data: {} }
const readAgain: StreamEvent = { event: 'resync', data: {} }

/** An order's history numbers its changes: the last number is sent back as `Last-Event-ID`. */
const ofHistory: StreamEvent[] = [
  { ...begin, id: 41 },
  {
    id: 42,
    event: 'change',
    data: {
      id: 42,
      orderId: ORDER_ID,
      event: 'status',
      status: 'picked_up',
      at: '2026-03-18T09:30:00.000Z',
    },
  },
]

const ofHelp: StreamEvent[] = [
  begin,
  { event: 'change', data: { kind: 'ticket', id: ORDER_ID } },
  { event: 'typing', data: { id: ORDER_ID } },
]

/** By path. */
const STREAM_EXAMPLES: Readonly<Record<string, readonly StreamEvent[]>> = {
  '/api/live': [
    ...ofHistory,
    { event: 'notifications', data: {} },
    { event: 'offer', data: {} },
    { event: 'due', data: {} },
    { event: 'run', data: {} },
  ],
  '/api/admin/live': ofHistory,
  '/api/orders/details/:orderId/live': [...ofHistory, { event: 'run', data: {} }],
  '/api/admin/orders/:id/live': [begin, { event: 'change', data: { orderId: ORDER_ID } }],
  '/api/admin/plant/live': [begin, readAgain],
  '/api/help/live': ofHelp,
  '/api/admin/help-desk/live': ofHelp,
  '/api/live/several': [
    { event: 'followed', data: { stream: '/api/live', event: 'state', data: {} } },
    { event: 'refused', data: { stream: '/api/admin/live', code: 'forbidden' } },
    { event: 'followed', data: { stream: '/api/live', event: 'notifications', data: {} } },
    { event: 'ended', data: {} },
  ],
  '/api/admin/outbox-live': [begin, { event: 'change', data: {} }],
}

/** The events as they are sent. */
export function streamExample({ path }: Call): string {
  return (STREAM_EXAMPLES[path] ?? [begin])
    .map(({ id, event, data }) =>
      [
        ...(id === undefined ? [] : [`id: ${id}`]),
        `event: ${event}`,
        `data: ${JSON.stringify(data)}`,
      ]
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join('\n')
}
