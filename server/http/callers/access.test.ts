import type * as z from 'zod/mini'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import { failure } from '#contract/base/errors.ts'
import { PERMISSIONS, PERMISSIONS_OF, type Permission } from '#domain/people/permissions.ts'
import { AppError } from '../../platform/app-error.ts'
import { allRoutes } from '../../capabilities.ts'
import { expectedAnswers, sendInvalidCall, sendInvalidCalls } from '../../testing/attempts.ts'
import { clientOf } from '../../testing/client.ts'
import { asPerson } from '../../testing/as-person.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { checkAccess, checkRecordOwner, isStaffCall, permissionsFor } from './access.ts'
import type { Person } from './session.ts'

const product = await testProduct()
let calls: Call[]
let writes: Call[]
let asha: SignedIn
let staff: SignedIn
beforeAll(async () => {
  calls = (await allRoutes(product.deps)).map(({ call }) => call)
  writes = calls.filter(({ method }) => method !== 'GET')
  asha = await product.person()
  staff = await product.person({ role: 'admin' })
})

describe('permissions of calls', () => {
  it('refuses visitors every call that is not public', async () => {
    const closed = calls.filter(({ access }) => access !== 'public')
    expect(closed.length).toBeGreaterThan(10)
    expect(await sendInvalidCalls(closed, product.visitor)).toEqual(
      expectedAnswers(closed, 401, 'not_signed_in'),
    )
  })

  it('refuses customers every staff call', async () => {
    const staffs = calls.filter(({ access }) => isStaffCall(access))
    expect(staffs.length).toBeGreaterThan(5)
    expect(await sendInvalidCalls(staffs, asha)).toEqual(expectedAnswers(staffs, 403, 'forbidden'))
  })

  it('keeps everything under /api/admin, and the activities, for staff', () => {
    const open = calls.filter(
      ({ path, access }) => /^\/api\/(admin\/|activities)/.test(path) && !isStaffCall(access),
    )
    expect(open).toEqual([])
  })
})

describe('permissions', () => {
  const { owner } = PERMISSIONS_OF
  /** What staff are permitted from now on. */
  const permit = (permissions: readonly Permission[]) =>
    Object.assign(PERMISSIONS_OF, { owner: permissions })
  afterEach(() => permit(owner))

  const without = (permission: Permission) => PERMISSIONS.filter((each) => each !== permission)
  const staffCalls = () => calls.filter(({ access }) => isStaffCall(access))
  const namedBy = ({ access }: Call) => (typeof access === 'object' ? permissionsFor(access) : [])
  const ownerOf = ({ access }: Call) =>
    typeof access === 'object' && access.owner !== undefined && access.owner !== 'record'
      ? (access.owner.split('.') as ['params' | 'body', string])
      : null

  function isForbidden(check: () => void): boolean {
    try {
      check()
      return false
    } catch (error) {
      return error instanceof AppError && error.code === 'forbidden'
    }
  }
  const closedTo = (person: Person) =>
    staffCalls().filter(({ access }) => isForbidden(() => checkAccess(access, person)))

  it.each(PERMISSIONS)('%s opens the calls that name it, and no other', (permission) => {
    permit([permission])
    // What any of them opens says nothing of what one is for.
    const named = calls.map(namedBy).filter(({ length }) => length < PERMISSIONS.length)
    expect(named.flat()).toContain(permission)
    expect(closedTo(asPerson(staff))).toEqual(
      staffCalls().filter((call) => !namedBy(call).includes(permission)),
    )
  })

  it.each(PERMISSIONS)(
    'refuses staff without %s only the calls that require it',
    async (permission) => {
      permit(without(permission))
      const naming = staffCalls().filter((call) =>
        namedBy(call).every((each) => each === permission),
      )
      expect(await sendInvalidCalls(naming, staff)).toEqual(
        expectedAnswers(naming, 403, 'forbidden'),
      )
      expect(closedTo(asPerson(staff))).toEqual(naming)
    },
  )

  it('let staff with the permission act for an owner, and owners for themselves', () => {
    const owned = calls.filter((call) => ownerOf(call) !== null)
    expect(owned.length).toBeGreaterThan(15)
    const wrong = owned.filter((call) => {
      const [part, name] = ownerOf(call)!
      const isRefused = (person: SignedIn, owner: SignedIn) => {
        const input = { params: {}, body: {}, [part]: { [name]: owner.user._id } }
        return isForbidden(() => checkRecordOwner(call.access, asPerson(person), input))
      }
      permit(namedBy(call))
      const opens = !isRefused(staff, asha)
      permit(without(namedBy(call)[0]!))
      const isNeeded = isRefused(staff, asha)
      const isOwners = !isRefused(asha, asha) && !isRefused(staff, staff) && isRefused(asha, staff)
      return !(opens && isNeeded && isOwners)
    })
    expect(wrong).toEqual([])
  })

  it('check the owner by a parameter that the call really has', () => {
    const misplaced = calls.filter((call) => {
      const [part, name] = ownerOf(call) ?? []
      const schema = part && (call[part] as z.core.$ZodObject | undefined)
      return name !== undefined && !(schema && name in schema._zod.def.shape)
    })
    expect(misplaced).toEqual([])
  })
})

describe('writes from other sites', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example:3000' },
    { origin: 'https://evil.example', host: 'localhost:3000' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuse every call: %j', async (headers) => {
    expect(writes.length).toBeGreaterThan(8)
    for (const client of [asha, staff])
      expect(await sendInvalidCalls(writes, client, headers)).toEqual(
        expectedAnswers(writes, 403, 'foreign_origin'),
      )
    expect(
      (
        await sendInvalidCall(
          asha,
          calls.find(({ path }) => path === '/api/auth/me')!,
        )
      ).status,
    ).toBe(200)
  })

  it.each<Record<string, string>>([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' },
    { 'sec-fetch-site': 'same-origin' },
  ])('accept those of the own site: %j', async (headers) => {
    const answers = await sendInvalidCalls(writes, staff, headers)
    expect(answers.filter(({ code }) => code === 'foreign_origin')).toEqual([])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('must come from the configured public address once it is set', async () => {
    const app = await product.withSettings({
      baseUrl: 'https://laundry.example',
      baseUrlIsSet: true,
    })
    const rebound = { origin: 'https://evil.example', host: 'evil.example' }
    const own = { origin: 'https://laundry.example', host: 'internal:3000' }
    expect(await sendInvalidCalls(writes, clientOf(app), rebound)).toEqual(
      expectedAnswers(writes, 403, 'foreign_origin'),
    )
    const refused = await clientOf(app).send({
      method: 'POST',
      url: '/api/auth/login',
      headers: rebound,
    })
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('https://laundry.example') as unknown,
    })
    const answers = await sendInvalidCalls(writes, clientOf(app), own)
    expect(answers.filter(({ code }) => code === 'foreign_origin')).toEqual([])
  })

  it('refuse even an unknown call', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await asha.send({
      method: 'POST',
      url: '/api/nothing',
      headers,
    })
    expect([answer.status, answer.code]).toEqual([403, 'foreign_origin'])
  })
})

describe('reads of data that is not public', () => {
  const closedReads = () =>
    calls.filter(({ method, access, stream }) => method === 'GET' && access !== 'public' && !stream)

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
    { origin: 'https://evil.example' },
  ])('refuse a link or picture on another site: %j', async (headers) => {
    expect(closedReads().length).toBeGreaterThan(30)
    expect(await sendInvalidCalls(closedReads(), staff, headers)).toEqual(
      expectedAnswers(closedReads(), 403, 'foreign_origin'),
    )
  })

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  ])('answer own links, typed addresses and programs: %j', async (headers) => {
    const downloads = closedReads().filter(({ path }) => /backup|exports|invoices/.test(path))
    expect(downloads.length).toBeGreaterThan(2)
    const answers = await sendInvalidCalls(downloads, staff, headers)
    expect(answers.filter(({ code }) => code === 'foreign_origin')).toEqual([])
  })

  it('leave public pages open to links', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const answer = await staff.send({ method: 'GET', url: '/api/business', headers })
    expect(answer.status).toBe(200)
  })
})

describe('an address', () => {
  it('answers 404 when it does not exist', async () => {
    for (const url of ['/api/nothing', '/api', '/api/orders/../../etc/passwd', '/nothing']) {
      const answer = await product.visitor.send({ method: 'GET', url })
      expect([url, answer.status, failure.safeParse(answer.body).success]).toEqual([url, 404, true])
    }
  })
})
