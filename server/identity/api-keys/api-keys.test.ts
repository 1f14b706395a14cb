import { DAY_MS } from '#domain/base/time-zone.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ERASE_WORDS, eraseAccount, exportData } from '#contract/accounts/account-security.ts'
import {
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  type NewApiKey,
} from '#contract/webhooks/api-keys.ts'
import { auditLog } from '#contract/audit/audit.ts'
import { adminCatalogue, changeItem } from '#contract/settings/settings-catalogue.ts'
import { PERMISSIONS, PERMISSIONS_OF } from '#domain/people/permissions.ts'
import { clientWithApiKey, clientWithNewApiKey } from '../../testing/api-keys.ts'
import { readDatabaseContent } from '../../testing/database-content.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const { app, clock, db } = product
const NOON = clock.read()
/** Characters of an instant up to its seconds. */
const SECONDS = 19

let staff: SignedIn
beforeAll(async () => {
  staff = await product.person({ role: 'admin', name: 'Meera Nair' })
})
afterEach(() => {
  Object.assign(PERMISSIONS_OF, { owner: PERMISSIONS })
  clock.set(NOON.toISOString())
})

const input = (fields: Partial<NewApiKey> = {}): NewApiKey => ({
  name: 'Accounting',
  permissions: ['reports', 'money-in'],
  expiresInDays: 90,
  ...fields,
})

describe('a new key', () => {
  it('appears once, and is not in the database', async () => {
    const made = await staff.call(makeApiKey, { body: input() })
    expect(made.status).toBe(201)
    expect(made.headers['cache-control']).toBe('no-store')
    const { secret, apiKey } = made.body
    expect(secret).toMatch(/^wl_live_[0-9a-f]{64}$/)
    expect(apiKey).toEqual({
      _id: apiKey._id,
      name: 'Accounting',
      prefix: secret.slice(0, 14),
      // In the order in which permissions are listed everywhere.
      permissions: ['money-in', 'reports'],
      madeBy: { _id: staff.user._id, name: 'Meera Nair' },
      createdAt: apiKey.createdAt,
      lastUsedAt: null,
      expiresAt: new Date(Date.parse(apiKey.createdAt) + 90 * DAY_MS).toISOString(),
      revokedAt: null,
    })
    const list = await staff.call(listApiKeys, {})
    expect(list.body).toContainEqual(apiKey)
    expect(JSON.stringify(list.body)).not.toContain(secret.slice(14, 30))
    // Neither as it was sent, nor without what every key begins with.
    const stored = JSON.stringify(await readDatabaseContent(db))
    expect(stored).toContain(secret.slice(0, 14))
    expect(stored).not.toContain(secret.slice(14, 30))
  })

  it('gets no permission that its maker lacks', async () => {
    Object.assign(PERMISSIONS_OF, {
      owner: PERMISSIONS.filter((permission) => permission !== 'money-back'),
    })
    const refused = await staff.call(makeApiKey, { body: input({ permissions: ['money-back'] }) })
    expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
    expect(refused.message).toContain('Refunds')
    const { status } = await staff.call(makeApiKey, { body: input({ permissions: ['reports'] }) })
    expect(status).toBe(201)
  })

  it.each<[string, Partial<NewApiKey>]>([
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'Accounting\nand more' }],
    ['a name of 61 characters', { name: 'a'.repeat(61) }],
    ['no permission', { permissions: [] }],
    ['an unknown permission', { permissions: ['everything' as 'orders'] }],
    ['another number of days', { expiresInDays: 31 as 30 }],
  ])('refuses %s', async (_, fields) => {
    const refused = await staff.call(makeApiKey, { body: input(fields) })
    expect([refused.status, refused.code]).toEqual([422, 'invalid_input'])
  })

  it('refuses more than a hundred that are not revoked', async () => {
    const keys = await db.selectFrom('api_keys').select('id').execute()
    let lastMade = ''
    for (let count = keys.length; count < 100; count += 1)
      lastMade = (await staff.call(makeApiKey, { body: input() })).body.apiKey._id
    const refused = await staff.call(makeApiKey, { body: input() })
    expect([refused.status, refused.code]).toEqual([409, 'too_many_saved'])
    await db.deleteFrom('api_keys').where('id', '=', lastMade).execute()
    const atOnce = await Promise.all(
      [1, 2, 3, 4].map(() => staff.call(makeApiKey, { body: input() })),
    )
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1)
    await db.updateTable('api_keys').set({ revoked_at: NOON }).execute()
    expect((await staff.call(makeApiKey, { body: input() })).status).toBe(201)
  })
})

describe('a key that is used', () => {
  it('records its use once a minute', async () => {
    const program = await clientWithNewApiKey(app, staff, ['prices'])
    const lastUsed = async () => {
      await program.call(adminCatalogue, {})
      const { body } = await staff.call(listApiKeys, {})
      const key = body.find(({ _id }) => _id === program.apiKey._id)!
      return key.lastUsedAt!.slice(0, SECONDS)
    }
    expect(await lastUsed()).toBe('2025-06-18T06:30:00')
    clock.set('2025-06-18T06:30:59Z')
    expect(await lastUsed()).toBe('2025-06-18T06:30:00')
    clock.set('2025-06-18T06:31:01Z')
    expect(await lastUsed()).toBe('2025-06-18T06:31:01')
  })

  it('has no more permissions than its maker has now', async () => {
    const program = await clientWithNewApiKey(app, staff, ['prices', 'orders'])
    expect((await program.call(adminCatalogue, {})).status).toBe(200)
    Object.assign(PERMISSIONS_OF, { owner: ['orders'] })
    expect((await program.call(adminCatalogue, {})).code).toBe('forbidden')
    Object.assign(PERMISSIONS_OF, { owner: ['reports'] })
    expect((await program.call(adminCatalogue, {})).code).toBe('invalid_api_key')
  })

  it('reports a wrong or unknown key in words and with the standard header', async () => {
    for (const secret of ['wl_', 'wl_live_1', `wl_live_${'0'.repeat(64)}`]) {
      const { status, message, headers } = await clientWithApiKey(app, secret).call(
        adminCatalogue,
        {},
      )
      expect([status, message]).toEqual([401, 'There is no such API key.'])
      expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    }
  })
})

describe('a key that is revoked', () => {
  it('reports its revocation to its user, and stands after the others in the list', async () => {
    const program = await clientWithNewApiKey(app, staff, ['prices'])
    const params = { id: program.apiKey._id }
    const revoked = await staff.call(revokeApiKey, { params })
    expect(revoked.body).toEqual({ ...program.apiKey, revokedAt: revoked.body.revokedAt })
    expect(revoked.body.revokedAt).not.toBe(null)
    const refused = await program.call(adminCatalogue, {})
    expect([refused.status, refused.message]).toEqual([401, 'This API key was revoked.'])
    // Again, and it stays as it was.
    clock.set(new Date(NOON.getTime() + 1000).toISOString())
    expect((await staff.call(revokeApiKey, { params })).body).toEqual(revoked.body)
    const { body } = await staff.call(listApiKeys, {})
    const ended = body.map(({ revokedAt }) => revokedAt !== null)
    expect(ended.lastIndexOf(false)).toBe(ended.indexOf(true) - 1)
  })

  it('answers not found for an unknown key', async () => {
    const params = { id: '00000000-0000-7000-8000-000000000000' }
    expect((await staff.call(revokeApiKey, { params })).code).toBe('not_found')
  })
})

it('exports keys with their maker’s data, and revokes and renames them when the maker is erased', async () => {
  const maker = await product.person({ role: 'admin' })
  const program = await clientWithNewApiKey(app, maker, ['prices'])
  const { _id: id } = maker.user
  await db.updateTable('users').set({ role: 'customer' }).where('id', '=', id).execute()
  const archive = await app.inject({
    method: 'GET',
    url: exportData.path,
    headers: { cookie: maker.cookieHeader() },
  })
  const files = unzipSync(new Uint8Array(archive.rawPayload))
  const exported = strFromU8(files['api-keys.json']!)
  expect(exported).toContain('Accounting')
  expect(exported).not.toContain('hash')
  await maker.call(eraseAccount, { body: { words: ERASE_WORDS } })
  const { body } = await staff.call(listApiKeys, {})
  const { _id, prefix, permissions, createdAt } = program.apiKey
  expect(body.find((key) => key._id === _id)).toMatchObject({
    name: 'Former key',
    prefix,
    permissions,
    createdAt,
    madeBy: null,
    revokedAt: expect.any(String) as string,
  })
})

it('ignores a permission that the product no longer has', async () => {
  const { apiKey } = await clientWithNewApiKey(app, staff, ['prices'])
  const permissions = '["prices", "steam"]'
  await db.updateTable('api_keys').set({ permissions }).where('id', '=', apiKey._id).execute()
  const { body } = await staff.call(listApiKeys, {})
  expect(body.find((key) => key._id === apiKey._id)!.permissions).toEqual(['prices'])
})

it('records actions with a key under its maker, with the key’s name', async () => {
  const program = await clientWithNewApiKey(app, staff, ['prices'])
  const item = (await program.call(adminCatalogue, {})).body.items[0]!
  await program.call(changeItem, { params: { itemId: item.id }, body: { ...item, listPrice: 321 } })
  await product.deps.events.settled()
  const { body } = await staff.call(auditLog, { query: {} })
  const madeBy = { actor: { _id: staff.user._id, name: 'Meera Nair' } }
  expect(body[0]).toMatchObject({
    ...madeBy,
    action: 'item.changed',
    apiKey: { _id: program.apiKey._id, name: 'Accounting' },
  })
  expect(body[1]).toMatchObject({ ...madeBy, summary: 'Created API key “Accounting”' })
  expect(body[1]).not.toHaveProperty('apiKey')
})
