import { expect, it } from 'vitest'
import { changeLines, quoteLines, readOrderDetail } from '#contract/order-detail.ts'
import { orderDetails, type Order } from '#contract/orders.ts'
import { answerProposal, propose } from '#contract/proposals.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'
import { endUnanswered } from './end-unanswered.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meera' })

/** Numbers that look random and are the same every time. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

it('whatever is counted, asked, answered and left unanswered, an order never costs more than its customer approved and what may be charged without asking', async () => {
  const outcomes = new Set<string>()
  for (let seed = 1; seed <= 20; seed += 1) {
    await product.startAgain()
    const random = seeded(seed)
    const asha = await product.person()
    const order = await placed(asha)
    const read = async () =>
      (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
    const { total: booked, priceTerms } = await read()
    const tolerance = priceTerms!.tolerance!
    let approved = booked
    for (let step = 0; step < 5; step += 1) {
      const { lines: before, total } = await read()
      const lines = [
        { itemId: 'wash-fold', quantity: 1 + random(8) },
        ...(random(2) ? [{ itemId: 'dry-cleaning-shirt', quantity: 1 + random(3) }] : []),
      ]
      const params = { params: { id: order._id } }
      const { quote } = (await staff.call(quoteLines, { ...params, body: { lines } })).body
      const { revision } = (await staff.call(readOrderDetail, params)).body
      const body = { lines, reason: 'As counted', total: quote?.total ?? 0, revision }
      if (random(2)) {
        const changed = await staff.call(changeLines, { ...params, body })
        outcomes.add(`changed: ${changed.code ?? changed.status}`)
      } else {
        const asked = await staff.call(propose, { ...params, body: { ...body, reasons: {} } })
        outcomes.add(`asked: ${asked.code ?? asked.status}`)
        if (asked.status < 300) {
          const proposal = asked.body
          const answer = (['do', 'leave', 'silence'] as const)[random(3)]!
          outcomes.add(answer)
          if (answer === 'silence') {
            product.clock.set(new Date(proposal.answerUntil).toISOString())
            await endUnanswered(product.deps)
          } else {
            // Before anything is charged: saying yes is what makes it approved.
            if (answer === 'do') approved = Math.max(approved, body.total)
            for (const { itemId } of proposal.lines)
              await asha.call(answerProposal, {
                params: { orderId: order._id },
                body: { proposalId: proposal._id, itemId, answer },
              })
          }
        }
      }
      const after = await read()
      expect(after.total).toBeLessThanOrEqual(approved + tolerance)
      if (JSON.stringify(after.lines) !== JSON.stringify(before)) outcomes.add('moved')
      if (after.total < total) outcomes.add('less')
    }
  }
  // What the sequences came across, or they show nothing.
  for (const what of ['do', 'leave', 'silence', 'moved', 'less', 'changed: 200'])
    expect([...outcomes]).toContain(what)
})
