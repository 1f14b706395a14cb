// Garment pictures: small, upright, private and without metadata; other files leave nothing behind.
import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { addGarment, deleteGarment, picture } from '#contract/garments/garments.ts'
import { buildApp } from '../../app.ts'
import { newForm } from '../../testing/forms.ts'
import { removeStrayPictures } from './remove-stray-pictures.ts'
import {
  REFUSED,
  TEXTS,
  bytesAt,
  listPictureFiles,
  readGarmentsOf,
  image,
  owner,
  product,
  sent,
  countStrayPictures,
  addGarmentWithPicture,
} from './test-pictures.ts'

test.each([
  ['JPEG', () => image(2000, 1500).jpeg()],
  ['PNG', () => image(2000, 1500).png()],
  ['WebP', () => image(2000, 1500).webp()],
  [
    'progressive CMYK JPEG',
    () => image(2000, 1500).toColourspace('cmyk').jpeg({ progressive: true }),
  ],
  ['16-bit greyscale PNG', () => image(2000, 1500).grayscale().toColourspace('grey16').png()],
])('stores a %s in two sizes, as WebP', async (_, made) => {
  const garment = await addGarmentWithPicture(await made().toBuffer())
  expect(garment.imageUrl).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}\/large$/)
  const large = await sharp(await bytesAt(garment.imageUrl)).metadata()
  expect(large).toMatchObject({ format: 'webp', width: 1280, height: 960 })
  const small = await sharp(await bytesAt(garment.thumbnailUrl)).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 480, height: 360 })
})

test('does not enlarge a small picture', async () => {
  const { imageUrl } = await addGarmentWithPicture(await image(200, 100).png().toBuffer())
  expect(await sharp(await bytesAt(imageUrl)).metadata()).toMatchObject({ width: 200, height: 100 })
})

test('turns a sideways picture upright, and removes place and camera', async () => {
  const sideways = image(400, 200, '#ffffff')
    .composite([{ input: await image(200, 200, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '12/1 58/1 17/1' } })
    .withMetadata({ orientation: 6 })
  const original = await sideways.jpeg().toBuffer()
  expect((await sharp(original).metadata()).exif?.includes('SecretCam')).toBe(true)

  const { imageUrl, thumbnailUrl } = await addGarmentWithPicture(original)
  for (const url of [imageUrl, thumbnailUrl]) {
    const bytes = await bytesAt(url)
    const { width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([200, 400])
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('SecretCam')).toBe(false)
    // Turned a quarter to the right, what was left is now on top.
    const top = await sharp(bytes)
      .extract({ left: 100, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(top[0]).toBeGreaterThan(200)
    expect(top[1]).toBeLessThan(60)
  }
})

test('sends a picture only to its owner and staff, who may cache it for a year', async () => {
  const { imageUrl } = await addGarmentWithPicture(await image(300, 200).jpeg().toBuffer())
  const id = imageUrl?.split('/')[3] ?? ''
  const own = await owner.call(picture, { params: { id, size: 'large' } })
  expect(own.status).toBe(200)
  expect(own.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const admin = await product.person({ role: 'admin' })
  expect((await admin.call(picture, { params: { id, size: 'small' } })).status).toBe(200)

  const other = await product.person()
  for (const size of ['large', 'small'] as const) {
    const foreign = await other.call(picture, { params: { id, size } })
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found'])
    expect(foreign.headers['cache-control']).toBe('no-store')
    const visitor = await product.visitor.call(picture, { params: { id, size } })
    expect([visitor.status, visitor.code]).toEqual([401, 'not_signed_in'])
  }
  const odd = await owner.send({ url: `/api/pictures/${id}/..%2f..%2fauth-secret` })
  expect([odd.status, odd.code]).toEqual([422, 'invalid_input'])
})

test.each(REFUSED)('refuses %s and leaves nothing behind', async (_, status, code, made) => {
  const before = await listPictureFiles()
  const bytes = await made()
  const reply = await sent('POST', '/api/garments', { bytes })
  expect([reply.status, reply.code]).toEqual([status, code])
  expect(reply.message).toMatch(/^[A-Z].+\.$/)
  expect(await readGarmentsOf(owner)).toEqual([])
  expect(await listPictureFiles()).toEqual(before)
  expect(await countStrayPictures()).toBe(0)
})

test('keeps the garment and its picture when a new picture can’t be read', async () => {
  const garment = await addGarmentWithPicture(await image(30, 20).jpeg().toBuffer())
  const before = await listPictureFiles()
  const url = `/api/garments/${garment._id}`
  const reply = await sent('PUT', url, { bytes: Buffer.from('broken') }, { name: 'Renamed' })
  expect(reply.status).toBe(415)
  expect(await readGarmentsOf(owner)).toMatchObject([{ name: 'Red dress' }])
  expect(await listPictureFiles()).toEqual(before)
})

test('keeps no file of a picture sent with wrong fields or for another customer’s garment', async () => {
  const other = await product.person()
  const foreign = await other.call(addGarment, { body: { name: 'Coat', category: 'outerwear' } })
  const before = await listPictureFiles()
  const file = { bytes: await image(30, 20).jpeg().toBuffer() }
  const bad = await sent('POST', '/api/garments', file, { category: 'hats' })
  expect(bad.status).toBe(422)
  const replaced = await sent('PUT', `/api/garments/${foreign.body._id}`, file)
  expect(replaced.status).toBe(404)
  const misnamed = await sent('POST', '/api/garments', { ...file, field: 'picture' })
  expect([misnamed.status, misnamed.message]).toEqual([422, 'Please send the file as “image”.'])
  expect(await listPictureFiles()).toEqual(before)
  expect(await countStrayPictures()).toBe(0)
})

test('removes the files when the database refuses the garment', async () => {
  const before = await listPictureFiles()
  const bytes = await image(30, 20).jpeg().toBuffer()
  // Staff name a customer who is not there, which shows only once the picture is stored.
  const form = await newForm(
    { ...TEXTS, userId: '00000000-0000-7000-8000-000000000000' },
    { bytes },
  )
  const admin = await product.person({ role: 'admin' })
  const reply = await admin.send({ method: 'POST', url: '/api/garments', ...form })
  expect(reply.status).toBe(404)
  expect(await listPictureFiles()).toEqual(before)
  expect(await countStrayPictures()).toBe(0)
})

test('refuses an upload that was cut off', async () => {
  const { payload, headers } = await newForm(TEXTS, { bytes: await image(9, 9).png().toBuffer() })
  const cut = (payload as Buffer).subarray(0, 300)
  const reply = await owner.send({ method: 'POST', url: '/api/garments', headers, payload: cut })
  expect([reply.status, reply.code]).toEqual([400, 'bad_request'])
  expect(await readGarmentsOf(owner)).toEqual([])
})

test('leaves nothing behind when the connection is lost halfway', async () => {
  const before = await listPictureFiles()
  const { payload, headers } = await newForm(TEXTS, {
    bytes: await image(1500, 1500).png({ compressionLevel: 0 }).toBuffer(),
  })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.server.address() as AddressInfo
  const upload = request({
    port,
    method: 'POST',
    path: '/api/garments',
    headers: {
      ...headers,
      cookie: owner.cookieHeader(),
      'content-length': (payload as Buffer).length,
    },
  })
  upload.on('error', () => {})
  upload.write((payload as Buffer).subarray(0, 1_000_000))
  await vi.waitFor(async () => expect(await listPictureFiles()).not.toEqual(before))
  upload.destroy()
  await vi.waitFor(async () => expect(await listPictureFiles()).toEqual(before))
  expect(await readGarmentsOf(owner)).toEqual([])
})

test('removes the partial uploads of a killed process at the next start', async () => {
  const { dataDir } = product.deps.config
  const [old, recent] = [`${dataDir}/incoming/old`, `${dataDir}/incoming/recent`]
  await writeFile(old, 'half a picture')
  await writeFile(recent, 'half a picture')
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(old, hoursAgo, hoursAgo)
  const other = await buildApp(product.deps, null)
  await other.close()
  const names = await listPictureFiles()
  expect(names).not.toContain('old')
  // Another process may still be receiving this one.
  expect(names).toContain('recent')
  await rm(recent)
})

test('accepts multipart forms only for calls that take files', async () => {
  const { payload, headers } = await newForm({ name: 'Priya', email: 'p@example.com', phone: '' })
  const url = `/api/users/${owner.user._id}`
  const reply = await owner.send({ method: 'PUT', url, headers, payload })
  expect([reply.status, reply.code]).toEqual([415, 'unsupported_media'])
})

test('replaces the old picture with a new one and removes its files', async () => {
  const first = await addGarmentWithPicture(await image(30, 20).jpeg().toBuffer())
  const url = `/api/garments/${first._id}`
  const { body: second } = await sent('PUT', url, { bytes: await image(20, 30).png().toBuffer() })
  expect(second.imageUrl).not.toBe(first.imageUrl)
  await removeStrayPictures(product.deps)
  const gone = await owner.send({ url: first.imageUrl ?? '' })
  expect(gone.status).toBe(404)
  expect((await listPictureFiles()).join()).not.toContain(first.imageUrl?.split('/')[3])
  expect(await sharp(await bytesAt(second.imageUrl)).metadata()).toMatchObject({ height: 30 })
})

test('accepts in imageUrl only the garment’s own picture, or none to remove it', async () => {
  const foreign = await addGarmentWithPicture(await image(30, 20).jpeg().toBuffer())
  const garment = await addGarmentWithPicture(await image(30, 20).png().toBuffer())
  const url = `/api/garments/${garment._id}`
  const given = async (imageUrl: string) => (await sent('PUT', url, undefined, { imageUrl })).body
  expect((await given(garment.imageUrl ?? '')).imageUrl).toBe(garment.imageUrl)
  expect((await given(foreign.imageUrl ?? '')).imageUrl).toBe(garment.imageUrl)
  expect((await given('https://example.com/x.png')).imageUrl).toBe(garment.imageUrl)
  expect((await given('')).imageUrl).toBeNull()
  expect((await given(foreign.imageUrl ?? '')).imageUrl).toBeNull()
  const added = await sent('POST', '/api/garments', undefined, { imageUrl: foreign.imageUrl ?? '' })
  expect(added.body.imageUrl).toBeNull()
})

test('removes a picture’s files with its garment or its owner', async () => {
  await removeStrayPictures(product.deps)
  const before = await listPictureFiles()
  const deleted = await addGarmentWithPicture(await image(30, 20).jpeg().toBuffer())
  await addGarmentWithPicture(await image(30, 20).jpeg().toBuffer())
  expect(await listPictureFiles()).toHaveLength(before.length + 4)
  await owner.call(deleteGarment, { params: { id: deleted._id } })
  await product.db.deleteFrom('users').where('id', '=', owner.user._id).execute()
  await removeStrayPictures(product.deps)
  expect((await listPictureFiles()).toSorted()).toEqual(before.toSorted())
  expect(await countStrayPictures()).toBe(0)
})

test('removes the other pictures when the files of one can’t be removed', async () => {
  const { db, deps } = product
  const ids = ['a', 'b', 'c'].map((digit) => `0197b0f0-0000-7000-8000-0000000000${digit}0`)
  await db
    .insertInto('stray_pictures')
    .values(ids.map((id) => ({ id, remove_after: null })))
    .execute()
  const isLocked = (key: string) => key.includes(ids[1]!)
  const remove = async (key: string) => {
    if (isLocked(key)) throw new Error('EACCES')
    await deps.files.remove(key)
  }
  await expect(
    removeStrayPictures({
      ...deps,
      files: { ...deps.files, remove },
      log: pino({ level: 'silent' }),
    }),
  ).rejects.toThrow('EACCES')
  const left = await db.selectFrom('stray_pictures').select('id').execute()
  expect(left).toEqual([{ id: ids[1] }])
  await removeStrayPictures(deps)
  expect(await countStrayPictures()).toBe(0)
})

test('removes picture files left by a killed process once they can no longer be needed', async () => {
  const { db, deps, clock } = product
  const id = '0197b0f0-0000-7000-8000-00000000000a'
  const now = clock.read()
  const removeAfter = new Date(now.getTime() + 60_000)
  await db.insertInto('stray_pictures').values({ id, remove_after: removeAfter }).execute()
  await deps.files.put(`pictures/0a/${id}-small.webp`, Buffer.from('half'))
  await removeStrayPictures(deps)
  expect((await listPictureFiles()).join()).toContain(id)
  clock.set(removeAfter.toISOString())
  await removeStrayPictures(deps)
  expect((await listPictureFiles()).join()).not.toContain(id)
  expect(await countStrayPictures()).toBe(0)
})

test('answers not found for a file missing from the disk, without a server error', async () => {
  const { imageUrl } = await addGarmentWithPicture(await image(30, 20).jpeg().toBuffer())
  const id = imageUrl?.split('/')[3] ?? ''
  const path = `${product.deps.config.dataDir}/files/pictures/${id.slice(-2)}/${id}-large.webp`
  const bytes = await readFile(path)
  await product.deps.files.remove(`pictures/${id.slice(-2)}/${id}-large.webp`)
  expect((await owner.send({ url: imageUrl ?? '' })).status).toBe(404)
  await writeFile(path, bytes)
  expect(await bytesAt(imageUrl)).toEqual(bytes)
})

test('logs no server error in any of these cases', () => {
  expect(product.loggedErrors).toEqual([])
})
