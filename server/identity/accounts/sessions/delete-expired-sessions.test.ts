import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { newId } from '../../../platform/ids.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'

const product = await testProduct()
const owner = await product.person({ role: 'admin' })
const { db } = product
const now = new Date('2025-07-01T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

async function invited(email: string, expiresAt: Date, acceptedAt: Date | null = null) {
  await db
    .insertInto('staff_invitations')
    .values({
      id: newId(now),
      email,
      preset: 'rider',
      invited_by: owner.user._id,
      created_at: daysAgo(60),
      expires_at: expiresAt,
      accepted_at: acceptedAt,
    })
    .execute()
}

it('removes unaccepted invitations a month after they expired', async () => {
  await invited('waits@example.com', daysAgo(-1))
  await invited('expired@example.com', daysAgo(29))
  await invited('forgotten@example.com', daysAgo(31))
  await invited('joined@example.com', daysAgo(31), daysAgo(40))
  product.clock.set(now.toISOString())
  await deleteExpiredSessions(product.deps)
  const left = await db.selectFrom('staff_invitations').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual([
    'expired@example.com',
    'joined@example.com',
    'waits@example.com',
  ])
})

it('removes texted codes, and email changes once their mails no longer count for the day', async () => {
  const [late, today] = [await product.person(), await product.person()]
  const number = '919845000000'
  for (const { user } of [late, today])
    await db
      .insertInto('email_changes')
      .values({
        user_id: user._id,
        email: `new-${user.email}`,
        expires_at: daysAgo(0.5),
        mails: 1,
        mails_since: user === late.user ? daysAgo(2) : daysAgo(0.6),
      })
      .execute()
  await db
    .insertInto('phone_codes')
    .values({ user_id: late.user._id, number, code_hash: 'x', expires_at: daysAgo(1) })
    .execute()
  product.clock.set(now.toISOString())
  await deleteExpiredSessions(product.deps)
  const changes = await db.selectFrom('email_changes').select('user_id').execute()
  expect(changes).toEqual([{ user_id: today.user._id }])
  expect(await db.selectFrom('phone_codes').select('user_id').execute()).toEqual([])
})

it('continues with the other tables when one fails, and names it', async () => {
  const person = await product.person()
  await db
    .updateTable('sessions')
    .set({ expires_at: daysAgo(1) })
    .where('user_id', '=', person.user._id)
    .execute()
  const failing = {
    ...product.deps,
    db: new Proxy(product.deps.db, {
      get(target, name, receiver) {
        if (name !== 'deleteFrom') return Reflect.get(target, name, receiver) as unknown
        return (table: 'sessions') => {
          if ((table as string) === 'verifications') throw new Error('no such table')
          return target.deleteFrom(table)
        }
      },
    }),
  }
  await expect(deleteExpiredSessions(failing)).rejects.toThrow(
    '1 failed; the first: Error: no such table',
  )
  expect(product.loggedErrors.join()).toContain('"table":"verifications"')
  const left = db.selectFrom('sessions').select('id').where('user_id', '=', person.user._id)
  expect(await left.execute()).toEqual([])
})
