import { expect, it } from 'vitest'
import { me } from '#contract/accounts/accounts.ts'
import { english } from '#words/words.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { endSessions } from './end-sessions.ts'

const product = await testProduct()
const deps = { db: product.db, staffWords: english }

it('ends all sessions of one person, then those of all people, by the operator’s command', async () => {
  const [asha, ravi, owner] = [
    await product.person({ email: 'asha-ends@example.com' }),
    await product.person(),
    await product.person({ role: 'admin' }),
  ]
  const isIn = async () =>
    Promise.all([asha, ravi, owner].map(async (who) => (await who.call(me, {})).body.success))
  await endSessions(deps, 'Asha-Ends@example.com', product.clock.read())
  expect(await isIn()).toEqual([false, true, true])
  await endSessions(deps, null, product.clock.read())
  expect(await isIn()).toEqual([false, false, false])
  const entries = product.db.selectFrom('audit_log').select(['action', 'actor_id', 'record_id'])
  expect(await entries.where('action', 'like', 'sessions.%').orderBy('id').execute()).toEqual([
    { action: 'sessions.ended_of_one', actor_id: null, record_id: asha.user._id },
    { action: 'sessions.ended', actor_id: null, record_id: 'laundry' },
  ])
  await expect(endSessions(deps, 'nobody@example.com', new Date())).rejects.toMatchObject({
    code: 'not_found',
  })
})
