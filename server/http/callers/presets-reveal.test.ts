/** Data visible to each preset in answers, files, streams and the bell: no other person's stops, phones or money. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import type { Garment } from '#contract/garments/garments.ts'
import { EXPORTS } from '#contract/reports/exports.ts'
import { live, notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import { addAreas } from '#contract/settings/settings.ts'
import { PERMISSIONS_OF, type Permission } from '#domain/people/permissions.ts'
import type { Preset } from '#domain/people/roles.ts'
import { allRoutes } from '../../capabilities.ts'
import { jpegPhoto } from '../../testing/clothes.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import { newForm } from '../../testing/forms.ts'
import { placed } from '../../testing/order-inputs.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { isStaffCall, permissionsFor } from './access.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const owner = await product.person({ preset: 'owner' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })
const nila = await product.person({ name: 'Nila Das', phone: '+91 98450 44444' })
const rider = await product.person({ preset: 'rider' })

/** What a path may be about: each of these is put in every place of it. */
const ids: string[] = []
let reads: Call[]

beforeAll(async () => {
  reads = (await allRoutes(product.deps))
    .map(({ call }) => call)
    .filter(({ method, access, stream }) => method === 'GET' && access !== 'public' && !stream)
  const bytes = await jpegPhoto()
  const form = await newForm({ name: 'Red dress', category: 'dresses' }, { bytes })
  const sent = await asha.send({ method: 'POST', url: '/api/garments', ...form })
  const garment = sent.body as Garment
  const hers = await placed(asha, {
    address: '77 Lavelle Road, Bengaluru 560001',
    phone: '+91 98450 33333',
    garmentIds: [garment._id],
  })
  const own = await placed(nila, { phone: '+91 98450 44444' })
  const stop = { params: { orderId: own._id, kind: 'pickup' as const } }
  await owner.call(assignStop, { ...stop, body: { riderId: rider.user.id } })
  ids.push(hers._id, hers.number, asha.user.id, garment._id, garment.imageUrl!.split('/')[3]!)
  product.clock.set('2025-06-19T04:00:00Z')
})

interface Shown {
  call: string
  text: string
}

/** Every address of a path: about each thing, each file, or with words that find somebody. */
function addressesOf(path: string): string[] {
  if (path.includes(':file')) return EXPORTS.map((name) => path.replace(':file', `${name}.csv`))
  if (!path.includes(':')) return ['', '?q=asha', '?q=333', '?digits=333'].map((q) => path + q)
  return ids.map((id) => path.replaceAll(/:(\w+)/g, (_, name) => (name === 'size' ? 'small' : id)))
}

/** All that somebody can read: every call that isn't refused them by its permission alone, about each thing. */
async function shownTo(who: SignedIn, permissions: readonly Permission[]): Promise<Shown[]> {
  const open = reads.filter(
    ({ access }) =>
      typeof access === 'object' &&
      (!isStaffCall(access) || permissionsFor(access).some((each) => permissions.includes(each))),
  )
  const shown: Shown[] = []
  for (const { method, path } of open)
    for (const url of addressesOf(path)) {
      const response = await product.app.inject({
        method: 'GET',
        url,
        headers: { cookie: who.cookieHeader() },
      })
      if (response.statusCode !== 200) continue
      const isPdf = response.headers['content-type']?.startsWith('application/pdf')
      const text = isPdf ? pdfPageTexts(response.rawPayload).join('\n') : response.body
      shown.push({ call: `${method} ${path}`, text })
    }
  return shown
}

const ASHA = /Asha|Rao\b|98450 ?33333|9845033333|Lavelle/
const PHONES = /98450|\+91/
/** What a rider collects is `due`, and nothing else. */
const MONEY =
  /₹|"(?:total|subtotal|refundDue|price|\w+Price|amount\w*|paid|refunded|\w*Paise|spent)":/

async function foundIn(shown: Promise<Shown[]> | Shown[], ...marks: RegExp[]): Promise<string[]> {
  return (await shown).flatMap(({ call, text }) =>
    marks.flatMap((mark) => (mark.exec(text) ? [`${call} says ${mark.exec(text)![0]}`] : [])),
  )
}
const narrowed = (preset: Preset, ...permissions: Permission[]) =>
  product.person({ preset, permissions })

describe('data that staff read', () => {
  it('limits a rider to their own stops, and to money to collect', async () => {
    const shown = shownTo(rider, PERMISSIONS_OF.rider)
    expect(await foundIn(shown, ASHA, MONEY)).toEqual([])
    expect(JSON.stringify(await shown)).toContain('98450 44444')
  })

  it('hides phones and prices from the plant, and from staff narrowed to intake', async () => {
    const plants: [SignedIn, Permission[]][] = [
      [await product.person({ preset: 'plant' }), ['intake']],
      [await narrowed('counter', 'intake'), ['intake']],
      [await narrowed('manager', 'intake'), ['intake']],
    ]
    for (const [person, permissions] of plants) {
      const shown = shownTo(person, permissions)
      expect(await foundIn(shown, PHONES, MONEY)).toEqual([])
      expect(JSON.stringify(await shown)).toContain('Red dress')
    }
  })

  it('hides customer data from a manager with only prices', async () => {
    const shown = shownTo(await narrowed('manager', 'prices'), ['prices'])
    expect(await foundIn(shown, ASHA)).toEqual([])
  })

  it('shows everything to an owner, which proves that this test can find it', async () => {
    const all = ['orders', 'intake', 'own-run', 'customers', 'money-in', 'reports'] as const
    const shown = await shownTo(owner, all)
    for (const mark of [ASHA, PHONES, MONEY])
      expect(shown.filter(({ text }) => mark.test(text)).length).toBeGreaterThan(3)
    for (const searched of [
      '/api/admin/exports/:file',
      '/api/admin/counter/customers',
      '/api/admin/search',
    ])
      expect(
        await foundIn(
          shown.filter(({ call }) => call.endsWith(searched)),
          ASHA,
        ),
      ).not.toEqual([])
  })
})

describe('live events that staff hear', () => {
  const open: { close(): void }[] = []
  afterAll(() => open.forEach((stream) => stream.close()))

  it.each(['rider', 'plant'] as const)('tell a %s nothing of others’ orders', async (preset) => {
    const who = await product.person({ preset })
    const stream = await openEventStream(address + live.path, { cookie: who.cookieHeader() })
    open.push(stream)
    const { _id: id } = await placed(asha, { pickupDate: '2025-06-20' })
    await owner.call(setOrderStatus, { params: { id }, body: { status: 'picked_up' } })
    const pins = [preset === 'rider' ? '560001' : '560002']
    await owner.call(addAreas, { body: { pins } })
    const heard = await stream.until(({ event }) => event === 'offer')
    expect(heard.map(({ event }) => event)).toEqual(['state', 'offer'])
    expect((await who.call(notifications, {})).body).toEqual({ unread: 0, notifications: [] })
  })
})
