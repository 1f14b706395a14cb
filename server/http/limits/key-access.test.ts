import { beforeAll, describe, expect, it } from 'vitest'
import { revokeApiKey } from '#contract/webhooks/api-keys.ts'
import type { Call } from '#contract/base/call.ts'
import { PERMISSIONS, permissionsOf, type Permission } from '#domain/people/permissions.ts'
import { allRoutes } from '../../capabilities.ts'
import { clientWithNewApiKey, type Program } from '../../testing/api-keys.ts'
import { expectedAnswers, sendInvalidCalls } from '../../testing/attempts.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { isOpenToApiKeys } from '../callers/access.ts'

const product = await testProduct()
const { app, clock, db } = product

let staff: SignedIn
/** Streams that are let in go on for as long as somebody listens. */
let calls: Call[]
let streams: Call[]
beforeAll(async () => {
  staff = await product.person({ role: 'admin' })
  const all = (await allRoutes(product.deps)).map(({ call }) => call)
  calls = all.filter(({ stream }) => stream !== true)
  streams = all.filter(({ stream, access }) => stream === true && access !== 'public')
})

const permissionOf = ({ access }: Call) => (access as { permission: Permission }).permission
/** A permission, and what it brings along. */
const heldWith = (permission: Permission) =>
  permissionsOf({ role: 'owner', narrowedTo: [permission] })
const forKeys = () => calls.filter(({ access }) => isOpenToApiKeys(access))

describe('an API key', () => {
  it.each(PERMISSIONS)(
    'opens only the calls that require %s when it has only that permission',
    async (permission) => {
      const program = await clientWithNewApiKey(app, staff, [permission])
      const held = heldWith(permission)
      const naming = forKeys().filter((call) => held.includes(permissionOf(call)))
      const others = forKeys().filter((call) => !held.includes(permissionOf(call)))
      expect(naming.length).toBeGreaterThan(0)
      const answers = await sendInvalidCalls(naming, program)
      expect(answers.filter(({ status }) => status === 401 || status === 403)).toEqual([])
      expect(answers.filter(({ status }) => status >= 429)).toEqual([])
      expect(await sendInvalidCalls(others, program)).toEqual(
        expectedAnswers(others, 403, 'forbidden'),
      )
    },
  )

  it.each(PERMISSIONS)(
    'opens no call that requires %s when it lacks that permission',
    async (permission) => {
      const rest = PERMISSIONS.filter((each) => !heldWith(each).includes(permission))
      const program = await clientWithNewApiKey(app, staff, rest)
      const naming = [...forKeys(), ...streams].filter((call) => permissionOf(call) === permission)
      expect(await sendInvalidCalls(naming, program)).toEqual(
        expectedAnswers(naming, 403, 'forbidden'),
      )
    },
  )

  it('opens no personal calls and none reserved for people, even with every permission', async () => {
    const program = await clientWithNewApiKey(app, staff)
    const closed = [...calls, ...streams].filter(
      ({ access }) => access !== 'public' && !isOpenToApiKeys(access),
    )
    for (const path of ['/api/account/password', '/api/admin/api-keys', '/api/live'])
      expect(closed.map((call) => call.path)).toContain(path)
    expect(await sendInvalidCalls(closed, program)).toEqual(
      expectedAnswers(closed, 403, 'forbidden'),
    )
  })

  it('counts as a visitor in public calls', async () => {
    const open = calls.filter(({ access, path }) => access === 'public' && !/chat/.test(path))
    const asVisitor = await sendInvalidCalls(open, product.newBrowser())
    expect(await sendInvalidCalls(open, await clientWithNewApiKey(app, staff))).toEqual(asVisitor)
  })
})

describe('an API key that no longer works', () => {
  /** Public ones too: what gives a key wants to know that it is wrong. */
  async function notRefused(program: Program) {
    const all = [...calls, ...streams]
    expect(all.length).toBeGreaterThan(150)
    const answers = await sendInvalidCalls(all, program)
    return answers.filter(({ status, code }) => status !== 401 || code !== 'invalid_api_key')
  }

  it('is refused when revoked', async () => {
    const program = await clientWithNewApiKey(app, staff)
    await staff.call(revokeApiKey, { params: { id: program.apiKey._id } })
    expect(await notRefused(program)).toEqual([])
  })

  it('is refused when expired', async () => {
    const now = clock.read()
    const program = await clientWithNewApiKey(app, staff, PERMISSIONS, 30)
    clock.set(program.apiKey.expiresAt!)
    expect(await notRefused(program)).toEqual([])
    clock.set(now.toISOString())
  })

  it('is refused when its maker is no longer staff', async () => {
    const maker = await product.person({ role: 'admin' })
    const program = await clientWithNewApiKey(app, maker)
    const { _id: id } = maker.user
    await db.updateTable('users').set({ role: 'customer' }).where('id', '=', id).execute()
    expect(await notRefused(program)).toEqual([])
  })
})
