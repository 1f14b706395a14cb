// Garments in the API: stored completely, and changed or deleted only by their own customer.
import { expect, test } from 'vitest'
import {
  addGarment,
  changeGarment,
  deleteGarment,
  listGarments,
  type Garment,
} from '#contract/garments/garments.ts'
import { GARMENT_CATEGORIES } from '#domain/garments/garments.ts'
import { DEFAULT_LIMITS } from '#domain/catalogue/limits.ts'
import { newId } from '../../platform/ids.ts'
import { newForm } from '../../testing/forms.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const asha = await product.person()
const ravi = await product.person()
const staff = await product.person({ role: 'admin' })

async function added(owner: SignedIn, fields: Partial<Garment> = {}): Promise<Garment> {
  const body = { name: 'Linen shirt', category: 'shirts' as const, ...fields }
  const { status, body: garment } = await owner.call(addGarment, {
    body: { ...body, imageUrl: undefined },
  })
  expect(status).toBe(201)
  return garment
}

async function wardrobe(owner: SignedIn): Promise<Garment[]> {
  const { body } = await owner.call(listGarments, { params: { userId: owner.user._id } })
  return body
}

test('stores a garment sent as the first apps sent it, and returns it with all fields', async () => {
  const owner = await product.person()
  const { status, body } = await owner.send({
    method: 'POST',
    url: '/api/garments',
    ...(await newForm({
      name: '  Blue Oxford  ',
      category: 'shirts',
      color: 'Blue',
      material: 'Cotton',
      size: 'M',
      careInstructions: 'Cold wash.\nLine dry.',
      notes: 'Left cuff frayed',
      imageUrl: '',
      userId: owner.user._id,
    })),
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    userId: owner.user._id,
    name: 'Blue Oxford',
    category: 'shirts',
    condition: 'good',
    color: 'Blue',
    material: 'Cotton',
    size: 'M',
    careInstructions: 'Cold wash.\nLine dry.',
    notes: 'Left cuff frayed',
    cleanCount: 0,
    lastCleaned: null,
    imageUrl: null,
  })
  expect(await wardrobe(owner)).toEqual([body])
})

test('accepts every category', async () => {
  const owner = await product.person()
  for (const category of GARMENT_CATEGORIES)
    expect(await added(owner, { category })).toMatchObject({ category })
})

test('stores a garment without a picture when the file field is empty', async () => {
  const { status, body } = await asha.send({
    method: 'POST',
    url: '/api/garments',
    ...(await newForm(
      { name: 'Kurta', category: 'casual' },
      { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' },
    )),
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Kurta', imageUrl: null })
})

test('lists the newest garment first', async () => {
  const owner = await product.person()
  await added(owner, { name: 'First' })
  await added(owner, { name: 'Second' })
  expect((await wardrobe(owner)).map(({ name }) => name)).toEqual(['Second', 'First'])
})

test.each([
  [{ category: 'shirts' }, 'Name must be text.'],
  [{ name: '   ', category: 'shirts' }, 'Name is required.'],
  [{ name: 'x'.repeat(101), category: 'shirts' }, 'Name can be at most 100 characters long.'],
  [{ name: 'Shirt' }, 'Please choose a category.'],
  [{ name: 'Shirt', category: 'hats' }, 'Please choose a category.'],
  [
    { name: 'Shirt', category: 'shirts', condition: 'new' },
    'Condition is excellent, good, fair or poor.',
  ],
  [{ name: 'Shirt\u0000', category: 'shirts' }, 'Name contains characters that can’t be stored.'],
  [
    { name: 'Shirt', category: 'shirts', notes: 'x'.repeat(1001) },
    'Notes can be at most 1000 characters long.',
  ],
])('refuses %o with a clear text', async (texts, text) => {
  const owner = await product.person()
  const { status, code, message } = await owner.send({
    method: 'POST',
    url: '/api/garments',
    ...(await newForm(texts)),
  })
  expect([status, code, message]).toEqual([422, 'invalid_input', text])
  expect(await wardrobe(owner)).toEqual([])
})

test('keeps fields that a change does not name, and never changes the count of cleanings', async () => {
  const garment = await added(asha, { color: 'White', notes: 'Gift' })
  const { status, body } = await asha.send({
    method: 'PUT',
    url: `/api/garments/${garment._id}`,
    ...(await newForm({
      name: 'Linen shirt, long',
      category: 'casual',
      condition: 'excellent',
      notes: '',
      cleanCount: '99',
      lastCleaned: '2020-01-01',
    })),
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...garment,
    name: 'Linen shirt, long',
    category: 'casual',
    condition: 'excellent',
    notes: '',
  })
})

test('deletes a garment once', async () => {
  const owner = await product.person()
  const garment = await added(owner)
  const first = await owner.call(deleteGarment, { params: { id: garment._id } })
  expect([first.status, first.body]).toEqual([200, { success: true }])
  const second = await owner.call(deleteGarment, { params: { id: garment._id } })
  expect([second.status, second.code]).toEqual([404, 'not_found'])
  expect(await wardrobe(owner)).toEqual([])
})

test('refuses to let a customer see, add, change or delete another customer’s garment', async () => {
  const garment = await added(asha, { name: 'Private' })
  const body = { name: 'Taken over', category: 'shirts' as const }

  const list = await ravi.call(listGarments, { params: { userId: asha.user._id } })
  expect([list.status, list.code]).toEqual([403, 'forbidden'])
  const add = await ravi.call(addGarment, { body: { ...body, userId: asha.user._id } })
  expect([add.status, add.code]).toEqual([403, 'forbidden'])
  const change = await ravi.call(changeGarment, { params: { id: garment._id }, body })
  expect([change.status, change.code]).toEqual([404, 'not_found'])
  const own = { ...body, userId: ravi.user._id }
  const claim = await ravi.call(changeGarment, { params: { id: garment._id }, body: own })
  expect([claim.status, claim.code]).toEqual([404, 'not_found'])
  const remove = await ravi.call(deleteGarment, { params: { id: garment._id } })
  expect([remove.status, remove.code]).toEqual([404, 'not_found'])

  expect(await wardrobe(asha)).toContainEqual(garment)
})

test('asks a visitor to log in before it checks the form', async () => {
  const { visitor } = product
  const garment = await added(asha)
  const asked = [
    await visitor.call(listGarments, { params: { userId: asha.user._id } }),
    await visitor.send({ method: 'POST', url: '/api/garments', ...(await newForm({})) }),
    await visitor.send({
      method: 'PUT',
      url: `/api/garments/${garment._id}`,
      ...(await newForm({})),
    }),
    await visitor.call(deleteGarment, { params: { id: garment._id } }),
  ]
  expect(asked.map(({ status, code }) => [status, code])).toEqual(
    asked.map(() => [401, 'not_signed_in']),
  )
})

test('lets staff see and edit any wardrobe', async () => {
  const owner = await product.person()
  const garment = await added(owner)
  const list = await staff.call(listGarments, { params: { userId: owner.user._id } })
  expect(list.body).toEqual([garment])
  const body = { name: 'Found button', category: 'shirts' as const, userId: owner.user._id }
  const add = await staff.call(addGarment, { body })
  expect([add.status, add.body.userId]).toEqual([201, owner.user._id])
  const nobody = { ...body, userId: newId(new Date()) }
  expect((await staff.call(addGarment, { body: nobody })).status).toBe(404)
})

test('refuses malformed ids without looking them up', async () => {
  const body = { name: 'Shirt', category: 'shirts' as const }
  for (const reply of [
    await asha.call(changeGarment, { params: { id: 'x' }, body }),
    await asha.call(deleteGarment, { params: { id: "1' or '1'='1" } }),
    await staff.call(addGarment, { body: { ...body, userId: 'x' } }),
  ])
    expect([reply.status, reply.code]).toEqual([422, 'invalid_input'])
})

test('limits the size of a wardrobe, also when two are added at once', async () => {
  const owner = await product.person()
  const now = new Date()
  const rows = Array.from({ length: DEFAULT_LIMITS.garments - 1 }, (_, index) => ({
    id: newId(now),
    user_id: owner.user._id,
    name: `Shirt ${index}`,
    category: 'shirts' as const,
    condition: 'good' as const,
    color: '',
    size: '',
    material: '',
    care_instructions: '',
    notes: '',
    last_cleaned_at: null,
    picture_id: null,
    created_at: now,
    updated_at: now,
  }))
  await product.db.insertInto('garments').values(rows).execute()
  const body = { name: 'One more', category: 'shirts' as const }
  const replies = await Promise.all([
    owner.call(addGarment, { body }),
    owner.call(addGarment, { body }),
    owner.call(addGarment, { body }),
  ])
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'too_many_garments')).toHaveLength(2)
  expect(await wardrobe(owner)).toHaveLength(DEFAULT_LIMITS.garments)
})

test('logs no server error in any of these cases', () => {
  expect(product.loggedErrors).toEqual([])
})
