import { beforeEach, describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.ts'
import { joinStaff, joinStaffSignedIn, readJoinInvitation } from '#contract/people/joining.ts'
import { inviteColleague } from '#contract/people/staff-invitations.ts'
import * as calls from '#contract/people/staff-invitations.ts'
import { changeStaffRole, suspendColleague, type StaffRole } from '#contract/people/staff.ts'
import type { Client, Reply } from '../../testing/client.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const PASSWORD = 'a lamp of brass 7'
const HOUR = 3_600_000

const product = await testProduct()
beforeEach(() => product.startAgain())
const owner = await product.person({ preset: 'owner' })
const RIDER: StaffRole = { preset: 'rider', permissions: null, refundsPerDay: null }

const invite = (by: Client, email: string | null = null, role = RIDER) =>
  by.call(inviteColleague, { body: { ...role, email } })
const tokenIn = (text: string) => /\/join#token=([\w-]{43})/.exec(text)![1]!
const linkFrom = async (by: Client, role = RIDER) =>
  tokenIn((await invite(by, null, role)).body.link!)
const mailedTo = async (email: string, count = 1) =>
  (await readMailsTo(product, email, count)).map(({ text }) => tokenIn(text!))
const joinNew = (token: string, email?: string, by: Client = product.newBrowser()) =>
  by.call(joinStaff, { body: { token, name: 'Ravi', password: PASSWORD, ...(email && { email }) } })
const joinAs = (by: Client, token: string) => by.call(joinStaffSignedIn, { body: { token } })
const invitationOf = (token: string) =>
  product.visitor.call(readJoinInvitation, { body: { token } })
/** Accepts a link that was handed on, and then the one that it mails. */
async function joinByMailbox(token: string, email: string, by: Client = product.newBrowser()) {
  await joinNew(token, email, by)
  const [mailed] = await mailedTo(email)
  return joinAs(by, mailed!)
}
const refusalOf = ({ status, code, message }: Reply<unknown>) => [status, code, message]
const over = (said: RegExp) => [422, 'invitation_over', expect.stringMatching(said)]
const waiting = async () => (await owner.call(calls.listStaffInvitations, {})).body

describe('an invitation', () => {
  it('makes one account for the invited email, and disappears from its inviter’s list', async () => {
    const sent = await invite(owner, 'ravi@example.com')
    expect([sent.status, sent.body.link]).toEqual([201, null])
    expect(await waiting()).toEqual([sent.body.invitation])
    const [token] = await mailedTo('ravi@example.com')
    expect((await invitationOf(token!)).body).toMatchObject({
      email: 'ravi@example.com',
      preset: 'rider',
      invitedBy: owner.user.name,
    })
    const ravi = product.newBrowser()
    expect((await joinNew(token!, 'other@example.com', ravi)).status).toBe(201)
    const { user } = (await ravi.call(me, {})).body
    expect(user).toMatchObject({ email: 'ravi@example.com', preset: 'rider', role: 'staff' })
    expect(await waiting()).toEqual([])
    expect(refusalOf(await joinNew(token!))).toEqual(over(/already been used/))
    // The link is judged before anything is made of the password.
    const weak = { token: token!, name: 'Ravi', password: 'starbuck' }
    const judged = await product.newBrowser().call(joinStaff, { body: weak })
    expect(refusalOf(judged)).toEqual(over(/already been used/))
    const body = { email: 'ravi@example.com', password: PASSWORD }
    expect((await product.newBrowser().call(login, { body })).status).toBe(200)
    const actions = await product.db
      .selectFrom('audit_log')
      .select('action')
      .where('record_id', 'in', [sent.body.invitation._id, user!.id])
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['staff.invited', 'staff.joined'])
  })

  it('makes staff of the account with the invited email only, although others have the mailed link', async () => {
    const asha = await product.person()
    await invite(owner, asha.user.email)
    const [token] = await mailedTo(asha.user.email)
    const [status, code, said] = refusalOf(await joinAs(await product.person(), token!))
    expect([status, code]).toEqual([403, 'forbidden'])
    expect(said).toContain(asha.user.email)
    expect((await joinNew(token!)).code).toBe('email_taken')
    expect((await joinAs(asha, token!)).body).toMatchObject({ preset: 'rider' })
  })

  it('lets a manager who has just accepted it invite others without entering the new password again', async () => {
    const manager: StaffRole = { preset: 'manager', permissions: null, refundsPerDay: null }
    const meera = product.newBrowser()
    await joinByMailbox(await linkFrom(owner, manager), 'meera@example.com', meera)
    expect((await invite(meera)).status).toBe(201)
  })

  it('belongs to the first to use its link, and stores nothing usable as a link', async () => {
    const counter: StaffRole = { preset: 'counter', permissions: ['orders'], refundsPerDay: null }
    const token = await linkFrom(owner, counter)
    const meena = product.newBrowser()
    const kept = await product.db.selectFrom('staff_invitations').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    const people = await Promise.all([product.person(), product.person(), product.person()])
    const answers = await Promise.all([
      ...people.map((person) => joinAs(person, token)),
      joinNew(token, 'meena@example.com', meena),
    ])
    const refused = answers.filter(({ status }) => status > 299)
    expect(refused.map(refusalOf)).toEqual(Array(3).fill(over(/already been used/)))
    const isMeenas = answers[3]!.status === 201
    for (const mailed of isMeenas ? await mailedTo('meena@example.com') : [])
      await joinAs(meena, mailed)
    const won = await product.db
      .selectFrom('users')
      .select('narrowed_to')
      .where('role', '=', 'counter')
      .execute()
    expect(won).toEqual([{ narrowed_to: ['orders'] }])
  })

  it('makes staff of a person with nothing verified only after they open a mailed link too', async () => {
    const token = await linkFrom(owner)
    const ravi = product.newBrowser()
    const joined = await joinNew(token, 'ravi.k@example.com', ravi)
    expect([joined.status, joined.body.user.role]).toEqual([201, 'customer'])
    expect(joined.body.message).toContain('ravi.k@example.com')
    expect(refusalOf(await joinAs(ravi, token))).toEqual(over(/newest/))
    expect((await waiting()).map(({ email }) => email)).toContain('ravi.k@example.com')
    const [mailed] = await mailedTo('ravi.k@example.com')
    expect((await joinAs(await product.person(), mailed!)).code).toBe('forbidden')
    expect((await joinAs(ravi, mailed!)).body).toMatchObject({ preset: 'rider' })

    const asha = await product.person({ isEmailProven: false })
    expect((await joinAs(asha, await linkFrom(owner))).body.role).toBe('customer')
    const [toAsha] = await mailedTo(asha.user.email)
    expect((await joinAs(asha, toAsha!)).body.preset).toBe('rider')
    const { email_verified: isProven } = await product.db
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', asha.user._id)
      .executeTakeFirstOrThrow()
    expect(isProven).toBe(true)
  })

  it('goes by mail only once to an email that has an open invitation', async () => {
    await invite(owner, 'twice@example.com')
    const answer = await joinNew(await linkFrom(owner), 'twice@example.com')
    expect([answer.status, answer.code]).toEqual([409, 'already_invited'])
  })

  it('requires an email from a person without an account who was given only a link', async () => {
    const token = await linkFrom(owner)
    expect(refusalOf(await joinNew(token))).toEqual([422, 'invalid_input', expect.any(String)])
    expect((await joinNew(token, owner.user.email)).code).toBe('email_taken')
    expect((await joinNew(token, 'sunil@example.com')).status).toBe(201)
  })

  it('ends after two days or when withdrawn, and only its newest link works', async () => {
    const [sent, again] = [await invite(owner), await invite(owner)]
    const tokens = [sent, again].map(({ body }) => tokenIn(body.link!))
    const params = { id: again.body.invitation._id }
    const renewed = await owner.call(calls.renewStaffInvitation, { params })
    expect(refusalOf(await invitationOf(tokens[1]!))).toEqual(over(/newest/))
    await owner.call(calls.withdrawStaffInvitation, { params })
    expect(refusalOf(await invitationOf(tokenIn(renewed.body.link!)))).toEqual(over(/withdrawn/))
    expect((await owner.call(calls.renewStaffInvitation, { params })).code).toBe('not_found')
    product.clock.set(new Date(product.clock.read().getTime() + 48 * HOUR).toISOString())
    expect(refusalOf(await joinNew(tokens[0]!, 'late@example.com'))).toEqual(over(/expired/))
    expect((await waiting()).map(({ _id }) => _id)).toContain(sent.body.invitation._id)
  })

  it('can be mailed again with a new link, which ends the earlier one', async () => {
    const { invitation } = (await invite(owner, 'nila@example.com')).body
    await mailedTo('nila@example.com')
    await owner.call(calls.renewStaffInvitation, { params: { id: invitation._id } })
    const [first, second] = await mailedTo('nila@example.com', 2)
    const answers = [await invitationOf(first!), await invitationOf(second!)]
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('no person', () => {
  const manager: StaffRole = { preset: 'manager', permissions: null, refundsPerDay: null }

  it('invites to a higher role, invites a colleague, or invites one email twice', async () => {
    const asker = await product.person({ preset: 'manager' })
    const refused = await invite(asker, null, { ...manager, preset: 'owner' })
    expect(refusalOf(refused)).toEqual([403, 'forbidden', expect.stringMatching(/Tax settings/)])
    expect((await invite(asker, owner.user.email)).code).toBe('already_staff')
    const twice = await Promise.all([1, 2].map(() => invite(asker, 'once@example.com')))
    expect(twice.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(twice.find(({ status }) => status === 409)!.code).toBe('already_invited')
  })

  it('joins twice, or by an invitation whose maker may no longer invite', async () => {
    const inviters: SignedIn[] = []
    for (let at = 0; at < 2; at += 1) inviters.push(await product.person({ preset: 'manager' }))
    const [demoted, suspended] = inviters as [SignedIn, SignedIn]
    const tokens = [await linkFrom(demoted, manager), await linkFrom(suspended)]
    await owner.call(changeStaffRole, { params: { id: demoted.user.id }, body: RIDER })
    await owner.call(suspendColleague, { params: { id: suspended.user.id } })
    const asha = await product.person()
    for (const token of tokens)
      expect(refusalOf(await joinAs(asha, token))).toEqual(over(/can no longer invite/))
    const good = await linkFrom(owner)
    expect((await joinAs(owner, good)).code).toBe('already_staff')
    expect((await joinAs(asha, good)).status).toBe(200)
  })
})
