/** Golden calls about clothes: places, missing pieces, claims, and proposals. */
import { customer, staff, type Step, visitor } from './step.ts'

const booking = {
  pickupDate: '2026-03-20',
  pickupTime: '11 AM-1 PM',
  address: '12 Church Street, Bengaluru 560001',
}

const CUSTODY = '/api/admin/custody'
const FOUND = `${CUSTODY}/found-things`
const OF_ORDER = `${CUSTODY}/orders/{shirts}`

export const CLOTHES: Step[] = [
  customer('POST /api/orders', {
    body: { ...booking, lines: [{ itemId: 'dry-cleaning-shirt', quantity: 2 }] },
    keep: { shirts: '_id' },
  }),
  staff('PUT /api/admin/orders/{shirts}', { body: { status: 'picked_up' } }),
  staff('PUT /api/admin/orders/{shirts}', { body: { status: 'washing' } }),
  staff('GET /api/admin/plant'),
  staff(`POST ${CUSTODY}/tags`, { body: { kind: 'item', count: 2 }, keep: { tag: '0' } }),
  staff(`GET ${CUSTODY}/tags/{tag}`),
  staff(`POST ${OF_ORDER}/received`, {
    body: {
      units: [{ kind: 'item', tag: '{tag}', name: 'silk shirt' }, { kind: 'item' }],
      grams: 600,
      seen: 0,
    },
  }),
  staff(`GET ${OF_ORDER}`),
  customer('GET /api/orders/{shirts}/clothes'),
  staff(`POST ${CUSTODY}/pictures`, { form: {}, photo: 'image', keep: { look: '_id' } }),
  staff(`PUT ${OF_ORDER}/units/1`, { body: { pictures: ['{look}'], stage: 'intake' } }),
  staff(`GET ${OF_ORDER}/differences`),
  staff(`POST ${CUSTODY}/places`, { body: { kind: 'rack', name: 'R7' }, keep: { rack: 'code' } }),
  staff(`PUT ${CUSTODY}/places/{rack}`, { body: { name: 'R8' } }),
  staff(`POST ${CUSTODY}/moved`, { body: { thing: '{tag}', place: '{rack}' } }),
  staff(`DELETE ${CUSTODY}/places/{rack}`),
  staff(`POST ${CUSTODY}/places`, { body: { kind: 'van', name: 'V9' }, keep: { van: 'code' } }),
  staff(`DELETE ${CUSTODY}/places/{van}`),
  staff(`GET ${CUSTODY}/places`),
  staff(`GET ${CUSTODY}/where?q={tag}`),
  staff(`POST ${CUSTODY}/vendors`, {
    body: { name: 'Leather & More', phone: '080 4123 7788' },
    keep: { vendor: 'number' },
  }),
  staff(`PUT ${CUSTODY}/vendors/{vendor}`, {
    body: { name: 'Leather & More', phone: '080 4123 7799', active: true },
  }),
  staff(`POST ${OF_ORDER}/to-vendor`, {
    body: { units: [1], vendor: '{vendor}', expected: '2026-03-20' },
  }),
  staff(`PUT ${OF_ORDER}/expected`, { body: { units: [1], expected: '2026-03-21' } }),
  staff(`GET ${CUSTODY}/vendors`),
  staff(`POST ${OF_ORDER}/from-vendor`, { body: { units: [1] } }),
  staff(`POST ${OF_ORDER}/packed`, { body: { units: [1], grams: 300 } }),
  staff(`POST ${OF_ORDER}/unpacked`, { body: { units: [1] } }),
  staff(`POST ${OF_ORDER}/missing`, { body: { unit: 2, what: 'a white shirt' } }),
  staff(`GET ${CUSTODY}/lost-and-found`),
  staff(`POST ${FOUND}`, {
    body: { what: 'a white shirt', where: 'behind the dryer' },
    keep: { thing: '0._id' },
  }),
  staff(`GET ${FOUND}`),
  staff(`POST ${FOUND}/{thing}/put-aside`),
  staff(`POST ${OF_ORDER}/written-off`, { body: { unit: 2, reason: 'Nobody finds it.' } }),
  customer('GET /api/orders/{shirts}/claims'),
  staff('GET /api/admin/claims', { keep: { claim: '0._id' } }),
  staff('GET /api/admin/claims/{claim}', {
    keep: { life: 'usefulLives.0.name', revision: 'revision' },
  }),
  staff('PUT /api/admin/claims/{claim}/decision', {
    body: {
      price: 1000,
      ageMonths: 1,
      life: '{life}',
      proven: true,
      charged: 0,
      award: 5000,
      revision: '{revision}',
    },
    keep: { decided: 'revision' },
  }),
  staff('POST /api/admin/claims/{claim}/settlement', {
    body: { refund: 0, voucher: 0, transfer: 5000, reference: 'UTR 4711', revision: '{decided}' },
  }),
  staff(`POST ${OF_ORDER}/found`, { body: { unit: 2 } }),
  staff(`POST ${OF_ORDER}/missing`, { body: { unit: 2, what: 'a white shirt' } }),
  staff(`POST ${FOUND}/{thing}/given`, { body: { order: '{shirts}', unit: 2 } }),
  staff(`POST ${CUSTODY}/tags`, { body: { kind: 'item', count: 1 }, keep: { newTag: '0' } }),
  staff(`POST ${OF_ORDER}/units/1/tag`, { body: { tag: '{newTag}' } }),
  customer('GET /api/garments/user/{me}', { keep: { kurta: '0._id' } }),
  customer('GET /api/garments/{kurta}/history'),
  staff('POST /api/admin/proposals/pictures', { form: {}, photo: 'image' }),
  customer('POST /api/orders', {
    body: { ...booking, lines: [{ itemId: 'wash-fold', quantity: 3 }] },
    keep: { heavy: '_id' },
  }),
  staff('PUT /api/admin/orders/{heavy}', { body: { status: 'picked_up' } }),
  staff(`POST ${CUSTODY}/orders/{heavy}/not-counted`, { body: { why: 'busy' } }),
  staff('POST /api/admin/orders/{heavy}/proposals', {
    body: {
      lines: [{ itemId: 'wash-fold', quantity: 9 }],
      reason: 'It weighs 9 kg.',
      total: 630,
      revision: 0,
    },
    keep: { proposal: '_id' },
  }),
  staff('POST /api/admin/orders/{heavy}/proposal/link', { body: { way: 'copy' } }),
  visitor('GET /api/orders/{heavy}/proposal'),
  customer('GET /api/orders/{heavy}/proposal'),
  customer('POST /api/orders/{heavy}/proposal/answers', {
    body: { proposalId: '{proposal}', itemId: 'wash-fold', answer: 'do' },
  }),
]
