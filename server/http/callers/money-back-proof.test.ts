/** Calls that give money back: each asks for a fresh proof. */
import { expect, it } from 'vitest'
import { decideClaim, settleClaim } from '#contract/help/claims.ts'
import { writeOff } from '#contract/clothes/lost-and-found.ts'
import { giveGoodwill, refundOrder } from '#contract/orders/order-payments.ts'
import { refundCharge } from '#contract/payments/payments.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { allRoutes } from '../../capabilities.ts'
import { clientWithNewApiKey } from '../../testing/api-keys.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()

const GIVES_BACK = [refundOrder, giveGoodwill, refundCharge, settleClaim, decideStopMisfit]

/** They need the permission, but no money moves with them: what a claim gives is settled by another call. */
const MOVES_NOTHING = [decideClaim, writeOff]

it('asks for a fresh proof in each call that gives money back', async () => {
  expect(GIVES_BACK.filter(({ fresh }) => fresh === undefined)).toEqual([])
  const routes = await allRoutes(product.deps)
  const needing = routes
    .map(({ call }) => call)
    .filter(({ access }) => typeof access === 'object' && access.permission === 'money-back')
  const known: readonly string[] = [...GIVES_BACK, ...MOVES_NOTHING].map(({ path }) => path)
  expect(needing.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
})

it('asks for it in a decision about a stop only where money goes back', async () => {
  const owner = await product.person({ role: 'admin' })
  const program = await clientWithNewApiKey(product.app, owner)
  const { _id: orderId } = await placed(await product.person())
  const paid = { collected: 'cash', amount: 210 } as const
  for (const key of ['first-of-two', 'second-of-two'])
    await owner.call(
      completeStop,
      { params: { orderId, kind: 'pickup' }, body: paid },
      { 'idempotency-key': key },
    )
  const [first] = (await owner.call(listStopMisfits, {})).body
  expect(first!.choices.map(({ choice }) => choice)).toEqual(['keep', 'hand_back', 'take_back'])
  await product.db.updateTable('sessions').set({ proven_at: null }).execute()
  const decide = (choice: 'hand_back' | 'forgive' | 'keep', by = owner) =>
    by.call(decideStopMisfit, { params: { id: first!._id }, body: { choice } })
  for (const choice of ['hand_back', 'forgive'] as const)
    expect(await decide(choice)).toMatchObject({ status: 403, code: 'proof_needed' })
  expect((await decide('keep')).status).toBe(200)
  expect(
    (
      await program.call(decideStopMisfit, {
        params: { id: first!._id },
        body: { choice: 'hand_back' },
      })
    ).code,
  ).toBe('no_longer_changeable')
})
