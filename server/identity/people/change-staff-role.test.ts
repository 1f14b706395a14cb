import { beforeAll, describe, expect, it } from 'vitest'
import { me, type User } from '#contract/accounts/accounts.ts'
import { changeStaffRole, listStaff, type StaffRole } from '#contract/people/staff.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { riders } from '#contract/run-sheet/run-sheet.ts'
import { PERMISSIONS_OF } from '#domain/people/permissions.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
let owner: SignedIn
let manager: SignedIn
beforeAll(async () => {
  owner = await product.person({ preset: 'owner' })
  manager = await product.person({ preset: 'manager' })
})

const to = (role: Partial<StaffRole>): StaffRole => ({
  permissions: null,
  refundsPerDay: null,
  ...role,
})
const change = (by: SignedIn, { user }: { user: User }, role: StaffRole) =>
  by.call(changeStaffRole, { params: { id: user.id }, body: role })
const userOf = async (person: SignedIn) => (await person.call(me, {})).body.user!

describe('a staff role', () => {
  it('appears to staff only, as their permissions', async () => {
    expect(manager.user).toMatchObject({ role: 'admin', preset: 'manager' })
    expect(manager.user.permissions).toEqual(PERMISSIONS_OF.manager)
    const rider = await product.person({ preset: 'rider' })
    expect(rider.user).toMatchObject({ role: 'staff', preset: 'rider' })
    const customer = await product.person()
    expect(customer.user.role).toBe('customer')
    expect(Object.keys(customer.user)).not.toContain('preset')
    expect(Object.keys(customer.user)).not.toContain('permissions')
  })

  it('changes with immediate effect by those with permission', async () => {
    const rider = await product.person({ preset: 'rider' })
    const answer = await change(owner, rider, to({ preset: 'manager', refundsPerDay: 500 }))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ preset: 'manager', refundsPerDay: 500 })
    expect(await userOf(rider)).toMatchObject({ role: 'admin', preset: 'manager' })
    const listed = (await owner.call(listStaff, {})).body
    expect(listed.find(({ _id }) => _id === rider.user.id)).toEqual(answer.body)
  })

  it('narrows within its preset, and never widens', async () => {
    const counter = await product.person({ preset: 'counter' })
    await change(owner, counter, to({ preset: 'counter', permissions: ['customers', 'orders'] }))
    expect((await userOf(counter)).permissions).toEqual(['orders', 'customers'])
    const answer = await change(
      owner,
      counter,
      to({ preset: 'counter', permissions: ['orders', 'reports'] }),
    )
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
    expect(answer.message).toContain('Reports and exports')
    await change(owner, counter, to({ preset: 'counter' }))
    expect((await userOf(counter)).permissions).toEqual(PERMISSIONS_OF.counter)
  })

  it('brings together what several presets bring', async () => {
    const both = await product.person({ preset: 'counter' })
    const role = { presets: ['rider', 'counter'] as const, permissions: null, refundsPerDay: null }
    const { body } = await change(owner, both, { ...role, presets: [...role.presets] })
    expect(body).toMatchObject({ preset: 'counter', presets: ['counter', 'rider'] })
    expect(await userOf(both)).toMatchObject({ role: 'admin', preset: 'counter' })
    expect((await userOf(both)).permissions).toEqual(body.permissions)
    expect(body.permissions).toEqual(expect.arrayContaining(['orders', 'own-run']))
    expect((await both.call(ownRun, {})).status).toBe(200)
    expect((await owner.call(riders, {})).body).toContainEqual(
      expect.objectContaining({ _id: both.user.id }),
    )
    await change(owner, both, to({ preset: 'plant' }))
    expect((await both.call(ownRun, {})).code).toBe('forbidden')
  })

  it('narrows several presets together, and needs one', async () => {
    const both = await product.person({ preset: 'counter' })
    const presets = ['counter', 'rider'] as StaffRole['presets']
    const narrowed = { presets, permissions: ['orders', 'own-run'], refundsPerDay: null } as const
    const { body } = await change(owner, both, {
      ...narrowed,
      permissions: [...narrowed.permissions],
    })
    expect(body.permissions).toEqual(['orders', 'own-run'])
    const none = await change(owner, both, { permissions: null, refundsPerDay: null })
    expect([none.code, none.message]).toEqual([
      'invalid_input',
      'Please choose owner, manager, counter, plant or rider.',
    ])
  })

  it('is given by who has all that the presets bring', async () => {
    const narrow = await product.person({ preset: 'manager', permissions: ['people', 'own-run'] })
    const rider = await product.person({ preset: 'rider' })
    const presets = ['rider', 'counter'] as StaffRole['presets']
    const answer = await change(narrow, rider, { presets, permissions: null, refundsPerDay: null })
    expect(answer.code).toBe('forbidden')
  })

  it('leaves an audit entry with old and new value', async () => {
    const rider = await product.person({ preset: 'rider' })
    await change(owner, rider, to({ preset: 'plant' }))
    const entry = await product.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('record_id', '=', rider.user.id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor_id: owner.user.id,
      action: 'staff.role_changed',
      details: {
        from: { preset: 'rider' },
        to: { preset: 'plant', permissions: ['intake', 'differences'] },
      },
    })
  })
})

describe('no staff member', () => {
  const answerTo = async (by: SignedIn, whom: { user: User }, role: StaffRole) => {
    const { status, code, message } = await change(by, whom, role)
    return [status, code, message]
  }
  const refusal = (said: RegExp) => [403, 'forbidden', expect.stringMatching(said)]

  it('changes their own role, not even an owner', async () => {
    for (const person of [owner, manager])
      expect(await answerTo(person, person, to({ preset: 'owner' }))).toEqual(
        refusal(/own permissions/),
      )
    const capitals = { user: { ...manager.user, id: manager.user.id.toUpperCase() } }
    expect(await answerTo(manager, capitals, to({ preset: 'owner' }))).toEqual(
      refusal(/own permissions/),
    )
  })

  it('gives permissions that they lack', async () => {
    const rider = await product.person({ preset: 'rider' })
    expect(await answerTo(manager, rider, to({ preset: 'owner' }))).toEqual(refusal(/Tax settings/))
    const narrowed = await product.person({ preset: 'manager', permissions: ['people', 'own-run'] })
    expect(await answerTo(narrowed, rider, to({ preset: 'plant' }))).toEqual(refusal(/Garments/))
    expect(await userOf(rider)).toMatchObject({ preset: 'rider' })
  })

  it('changes a colleague with more permissions', async () => {
    expect(await answerTo(manager, owner, to({ preset: 'rider' }))).toEqual(
      refusal(/more than you: Tax settings/),
    )
    expect(await userOf(owner)).toMatchObject({ preset: 'owner' })
  })

  it('gives a higher refund cap than their own', async () => {
    const capped = await product.person({ preset: 'manager' })
    await change(owner, capped, to({ preset: 'manager', refundsPerDay: 1000 }))
    const rider = await product.person({ preset: 'rider' })
    for (const refundsPerDay of [null, 1001])
      expect(await answerTo(capped, rider, to({ preset: 'manager', refundsPerDay }))).toEqual(
        refusal(/₹1,000/),
      )
    const { status } = await change(capped, rider, to({ preset: 'manager', refundsPerDay: 1000 }))
    expect(status).toBe(200)
  })

  it('makes a customer staff by changing a role', async () => {
    const asha = await product.person()
    const answer = await change(owner, asha, to({ preset: 'rider' }))
    expect([answer.status, answer.code]).toEqual([404, 'not_found'])
  })
})
