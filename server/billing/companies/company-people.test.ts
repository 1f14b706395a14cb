import { describe, expect, it } from 'vitest'
import { confirmEmail } from '#contract/accounts/account-security.ts'
import {
  addCompanyPerson,
  readCompany,
  makeCompany,
  removeCompanyPerson,
} from '#contract/companies/companies.ts'
import { joinStaffSignedIn } from '#contract/people/joining.ts'
import { inviteColleague } from '#contract/people/staff-invitations.ts'
import { cancelOrder, placeOrder } from '#contract/orders/orders.ts'
import { ownCompany, ownCompanyAccount } from '#contract/companies/own-company.ts'
import { finishPasswordReset } from '../../identity/accounts/sign-in/finish-password-reset.ts'
import { makeCompanyFor, HOTEL } from '../../testing/companies.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const company = await makeCompanyFor(staff, await product.person({ name: 'Asha' }))
const params = () => ({ id: company._id })

it('lists each person of a company once, found by email or number', async () => {
  const add = (contact: string) =>
    staff.call(addCompanyPerson, { params: params(), body: { contact, seesAccount: false } })
  const meera = await product.person({ name: 'Meera', phone: '+91 98450 11111' })
  const other = (await staff.call(makeCompany, { body: { ...HOTEL, name: 'Salon', gstin: '' } }))
    .body._id
  expect((await add('nobody@example.com')).message).toMatch(/There is no customer with nobody@/)
  await product.person({ name: 'Lena', phone: '+49 98450 11111' })
  expect((await add('098450-11111')).body.people.map(({ name }) => name)).toContain('Meera')
  const twice = await staff.call(addCompanyPerson, {
    params: { id: other },
    body: { contact: meera.user.email, seesAccount: true },
  })
  expect(twice.message).toMatch(/already orders for Hotel Neem/)
  expect((await meera.call(ownCompanyAccount, {})).status).toBe(404)

  const remove = () =>
    staff.call(removeCompanyPerson, { params: { ...params(), userId: meera.user._id } })
  const order = await placed(meera)
  expect((await remove()).message).toMatch(/^One of their orders for the company is under way/)
  await meera.call(cancelOrder, { params: { orderId: order._id } })
  expect((await remove()).body.people.map(({ name }) => name)).toEqual(['Asha'])
})

describe('a person with an unverified email or number', () => {
  const add = (contact: string) =>
    staff.call(addCompanyPerson, { params: params(), body: { contact, seesAccount: true } })
  const companyOfPerson = async (person: SignedIn) =>
    (await person.call(ownCompany, {})).body.company?.name ?? null

  it('lets no one order for a company before the email is verified', async () => {
    const manager = await product.person({ name: 'Nila', isEmailProven: false })
    const { body } = await add(manager.user.email)
    expect(body.people).toContainEqual(
      expect.objectContaining({ name: 'Nila', seesAccount: true, isInvited: true }),
    )
    expect(await companyOfPerson(manager)).toBeNull()
    expect((await manager.call(ownCompanyAccount, {})).status).toBe(404)
    const [mail] = await readMailsTo(product, manager.user.email, 1)
    const token = /confirm-email=([\w-]{43})/.exec(mail!.text!)![1]!
    await manager.call(confirmEmail, { body: { token } })
    expect(await companyOfPerson(manager)).toBe('Hotel Neem')
    expect((await manager.call(ownCompanyAccount, {})).status).toBe(200)
    const removed = await staff.call(removeCompanyPerson, {
      params: { ...params(), userId: manager.user._id },
    })
    expect(removed.body.people.map(({ name }) => name)).toEqual(['Asha'])
  })

  it('joins the company by resetting the password at that email, but not after changing the email', async () => {
    const [squatter, mover] = [
      await product.person({ isEmailProven: false }),
      await product.person({ isEmailProven: false }),
    ]
    for (const { user } of [squatter, mover]) await add(user.email)
    await finishPasswordReset(product.deps, { id: squatter.user._id, email: squatter.user.email })
    await product.db
      .updateTable('users')
      .set({ email: 'mover@example.com', email_verified: true })
      .where('id', '=', mover.user._id)
      .execute()
    const rows = await product.db
      .selectFrom('users')
      .select(['company_id', 'invited_company_id'])
      .where('id', 'in', [squatter.user._id, mover.user._id])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { company_id: company._id, invited_company_id: null },
      { company_id: null, invited_company_id: null },
    ])
    await staff.call(removeCompanyPerson, {
      params: { ...params(), userId: squatter.user._id },
    })
  })

  it('isn’t found by a number that was only typed into a profile', async () => {
    const stranger = await product.person({ phone: '+91 98450 22299' })
    await product.db
      .updateTable('users')
      .set({ phone_proven_at: null })
      .where('id', '=', stranger.user._id)
      .execute()
    expect((await add('98450 22299')).code).toBe('not_found')
  })
})

describe('a person of a company who becomes staff', () => {
  const add = (person: SignedIn) =>
    staff.call(addCompanyPerson, {
      params: params(),
      body: { contact: person.user.email, seesAccount: true },
    })
  const peopleOf = async () =>
    (await staff.call(readCompany, { params: params() })).body.people.map(({ name, isStaff }) => [
      name,
      isStaff,
    ])
  async function join(person: SignedIn) {
    const role = { preset: 'rider', permissions: null, refundsPerDay: null } as const
    const { link } = (await staff.call(inviteColleague, { body: { ...role, email: null } })).body
    const token = link!.split('#token=')[1]!
    expect((await person.call(joinStaffSignedIn, { body: { token } })).status).toBe(200)
  }

  it('no longer orders for it once they join, which its page and the audit log say', async () => {
    const meera = await product.person({ name: 'Meera', email: 'meera.joins@example.com' })
    await add(meera)
    await placed(meera, { paymentMethod: 'account' })
    await join(meera)
    expect(await peopleOf()).toEqual([['Asha', false]])
    expect((await meera.call(ownCompanyAccount, {})).status).toBe(404)
    await product.deps.events.settled()
    const removed = await product.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('record_id', '=', company._id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(removed).toEqual({ action: 'company.person_removed', actor_id: meera.user._id })
    const own = await meera.call(placeOrder, { body: orderInput({ paymentMethod: 'account' }) })
    expect([own.status, own.code]).toEqual([409, 'not_on_account'])
    expect((await add(meera)).status).toBe(404)
  })

  it('is named as staff where they joined before, and can be removed', async () => {
    const ravi = await product.person({ name: 'Ravi', email: 'ravi.rides@example.com' })
    await add(ravi)
    await product.db
      .updateTable('users')
      .set({ role: 'rider' })
      .where('id', '=', ravi.user._id)
      .execute()
    expect(await peopleOf()).toEqual([
      ['Asha', false],
      ['Ravi', true],
    ])
    const userId = ravi.user._id
    const removed = await staff.call(removeCompanyPerson, { params: { ...params(), userId } })
    expect([removed.status, removed.body.people.length]).toEqual([200, 1])
    expect((await ravi.call(ownCompanyAccount, {})).status).toBe(404)
  })
})
