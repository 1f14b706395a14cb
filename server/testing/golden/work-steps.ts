/** Golden calls of a day's work: due orders, stops and riders, bulk changes, and an edited order. */
import { customer, staff, type Step } from './step.ts'

const booking = {
  pickupDate: '2026-03-23',
  pickupTime: '3-5 PM',
  address: '12 Church Street, Bengaluru 560001',
}
const SHIRTS = [
  { itemId: 'ironing-shirt', quantity: 4 },
  { itemId: 'ironing-saree', quantity: 1 },
]
const orderKept = (name: string, more: Record<string, unknown> = {}) =>
  customer('POST /api/orders', {
    body: { ...booking, lines: SHIRTS, ...more },
    keep: { [name]: '_id', [`${name}Window`]: 'deliveryWindow' },
  })

export const WORK: Step[] = [
  staff('GET /api/admin/now'),
  staff('GET /api/admin/now/taken?method=cash'),
  staff('GET /api/admin/search?q=123'),
  staff('GET /api/admin/bell'),
  staff('PUT /api/admin/bell', { body: { sound: true } }),
  staff('PUT /api/admin/views', { body: { views: [{ name: 'Late', query: 'due=late' }] } }),
  staff('GET /api/admin/views'),
  staff('GET /api/admin/run-sheet/riders', { keep: { rider: '0._id' } }),
  orderKept('one'),
  orderKept('two'),
  orderKept('three'),
  staff('PUT /api/admin/run-sheet/{one}/pickup/rider', { body: { riderId: '{rider}' } }),
  staff('PUT /api/admin/orders/rider', {
    body: { ids: ['{one}', '{two}'], kind: 'pickup', riderId: '{rider}' },
  }),
  staff('GET /api/admin/run-sheet/riders/{rider}'),
  staff('GET /api/admin/orders/bag-counts?ids={one}'),
  staff('POST /api/admin/orders/messages', {
    body: { ids: ['{one}'], text: 'We come an hour later.' },
  }),
  staff('PUT /api/admin/orders/pickup', {
    body: { orders: [{ id: '{one}' }], pickupDate: '2026-03-24', pickupTime: '3-5 PM' },
  }),
  staff('PUT /api/admin/orders/delivery', {
    body: { orders: [{ id: '{one}' }], deliveryDate: '2026-03-27', deliveryTime: '3-5 PM' },
  }),
  staff('POST /api/admin/orders/payments', {
    body: { orders: [{ id: '{three}' }], method: 'upi' },
  }),
  customer('GET /api/orders/{two}/deliveries'),
  customer('PUT /api/orders/{two}/delivery', {
    body: { deliveryDate: '2026-03-27', deliveryTime: '3-5 PM' },
    keep: { twoWindow: 'deliveryWindow' },
  }),
  staff('PUT /api/admin/orders/{two}/booking', {
    body: { specialInstructions: 'Ring twice.', revision: 0 },
  }),
  staff('PUT /api/admin/orders/{two}/lines', {
    body: { lines: SHIRTS.slice(0, 1), reason: 'No saree.', total: 40, revision: 1, agreed: true },
  }),
  staff('POST /api/admin/orders/status/preview', { body: { ids: ['{two}'], status: 'completed' } }),
  staff('PUT /api/admin/run-sheet/{two}/pickup', {
    form: { bags: '2', note: 'At the gate.' },
    keep: { visit: 'undoable' },
  }),
  staff('DELETE /api/admin/run-sheet/visits/{visit}'),
  // What was set can be taken back while its message waits.
  staff('GET /api/admin/settings', { keep: { wait: 'messageWait' } }),
  staff('PUT /api/admin/settings/message-wait', { body: { '...': '{wait}', seconds: 60 } }),
  staff('PUT /api/admin/orders/{two}', {
    body: { status: 'picked_up' },
    keep: { change: 'undo.change' },
  }),
  staff('POST /api/admin/orders/status/undo', { body: { changes: ['{change}'] } }),
  staff('PUT /api/admin/orders/{two}', { body: { status: 'picked_up' } }),
  staff('PUT /api/admin/plant/{two}', { body: { from: 'picked_up', status: 'washing' } }),
  staff('GET /api/admin/custody/orders/{two}/garments'),
  staff('PUT /api/admin/orders/{two}', { body: { status: 'out_for_delivery' } }),
  staff('POST /api/admin/run-sheet/{two}/brought-back', { body: { reason: 'Nobody at home.' } }),
  staff('GET /api/admin/late-stops'),
  staff('POST /api/admin/run-sheet/riders/{rider}/hand-over', {
    body: { date: null, to: null, withClothes: false },
  }),
  orderKept('four', { pickupTime: '5-7 PM' }),
  staff('POST /api/admin/orders/{four}/split', {
    body: {
      lines: SHIRTS.slice(1),
      deliveryDate: '2026-03-27',
      deliveryTime: '5-7 PM',
      revision: 0,
    },
  }),
  orderKept('five'),
  orderKept('six'),
  staff('PUT /api/admin/orders/{five}/together', {
    body: {
      seen: '{fiveWindow}',
      orders: [{ id: '{six}', seen: '{sixWindow}' }],
      deliveryDate: '2026-03-27',
      deliveryTime: '3-5 PM',
    },
  }),
  staff('PUT /api/admin/orders/{five}/apart', {
    body: {
      orders: [
        { id: '{five}', seen: { date: '2026-03-27', time: '3-5 PM' }, to: '{fiveWindow}' },
        { id: '{six}', seen: { date: '2026-03-27', time: '3-5 PM' }, to: '{sixWindow}' },
      ],
    },
  }),
  staff('PUT /api/admin/orders/{six}/cancel', { body: { reason: 'Our van broke down.' } }),
  staff('PUT /api/admin/orders/{five}', { body: { status: 'completed' } }),
  customer('POST /api/orders/{five}/problems', {
    body: { problem: 'late', wish: 'talk', message: 'It came in the evening.', pictures: [] },
  }),
]
