// Pictures in a bucket: the same as in the data folder, and refusals while the bucket is unavailable.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Garment } from '#contract/garments/garments.ts'
import { newForm } from '../../testing/forms.ts'
import { openS3Server } from '../../testing/stand-ins/s3-server.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { removeStrayPictures } from './remove-stray-pictures.ts'

const service = await openS3Server()
const product = await testProduct({ config: { s3: service.config } })
afterAll(() => service.close())
const { db, deps, clock } = product
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c43' } })
  .jpeg()
  .toBuffer()

let owner: SignedIn
beforeEach(async () => {
  service.fail(null)
  owner = await product.person()
})

async function addDress() {
  const form = await newForm({ name: 'Red dress', category: 'dresses' }, { bytes: picture })
  const reply = await owner.send({ method: 'POST', url: '/api/garments', ...form })
  return { ...reply, body: reply.body as Garment & { outcome?: string } }
}

const garments = () =>
  db.selectFrom('garments').select('id').where('user_id', '=', owner.user._id).execute()
const strays = () => db.selectFrom('stray_pictures').select('id').execute()

test('stores a picture in the bucket, not in the data folder, and shows it to its owner only', async () => {
  const { status, body } = await addDress()
  expect(status).toBe(201)
  expect(service.objects.size).toBe(2)
  expect(existsSync(join(deps.config.dataDir, 'files'))).toBe(false)
  const answer = await product.app.inject({
    url: body.imageUrl ?? '',
    headers: { cookie: owner.cookieHeader() },
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 })
  expect((await product.visitor.send({ url: body.imageUrl ?? '' })).status).toBe(401)
})

test('stores nothing and says so while the bucket is unavailable, and accepts the same request afterwards', async () => {
  const objects = service.objects.size
  service.fail(500)
  const refused = await addDress()
  expect([refused.status, refused.code, refused.message]).toEqual([
    503,
    'unavailable',
    'We can’t reach our pictures right now. Nothing was saved. Please try again in a moment.',
  ])
  expect(refused.body.outcome).toBe('not_stored')
  expect(refused.headers['retry-after']).toBe('2')
  expect(await garments()).toEqual([])

  service.fail(null)
  expect((await addDress()).status).toBe(201)
  expect(await garments()).toHaveLength(1)
  expect(service.objects.size).toBe(objects + 2)
  // The first try is written down as stray, in case some of it came through.
  expect(await strays()).toHaveLength(1)
  clock.set(new Date(clock.read().getTime() + 2 * 3_600_000).toISOString())
  await removeStrayPictures(deps)
  expect(await strays()).toEqual([])
  expect(service.objects.size).toBe(objects + 2)
})

test('does not report a temporarily unreadable picture as missing', async () => {
  const { body } = await addDress()
  service.fail('hang up')
  const away = await owner.send({ url: body.imageUrl ?? '' })
  expect([away.status, away.code]).toEqual([503, 'unavailable'])
  service.fail(null)
  expect((await owner.send({ url: body.imageUrl ?? '' })).status).toBe(200)
})

test('removes a picture later when it can’t be removed now', async () => {
  const { body } = await addDress()
  const objects = service.objects.size
  await owner.send({ method: 'DELETE', url: `/api/garments/${body._id}` })
  service.fail(500)
  await expect(removeStrayPictures(deps)).rejects.toThrow('S3 returned 500')
  service.fail(null)
  await removeStrayPictures(deps)
  expect(service.objects.size).toBe(objects - 2)
})
