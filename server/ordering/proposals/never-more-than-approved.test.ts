import { expect, it } from 'vitest'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import type { Order } from '#contract/orders/orders.ts'
import { propose, type Proposal } from '#contract/orders/proposals.ts'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { endUnansweredProposals } from './end-unanswered-proposals.ts'
import { proposalLink } from './link.ts'
import { answerLine, orderBag, orderParams, product, readOrderAs, staff } from './test-proposals.ts'

/** Numbers that look random and are the same every time. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof seeded>

const outcomes = new Set<string>()

/**
 * Each line is answered for itself, by one who is signed in or by the link, or not at all; then the time is over.
 * @returns what was approved with it, in rupees
 */
async function answered(asha: SignedIn, proposal: Proposal, random: Random): Promise<number> {
  const paidAnyway = proposal.isBag
    ? proposal.total - proposal.lines.reduce((sum, { more }) => sum + more, 0)
    : proposal.totalNow
  let yes = 0
  const { authSecret } = product.deps.config
  const link = proposalLink(
    { orderId: proposal.orderId, proposalId: proposal._id, came: 'mailed' },
    { authSecret },
  )
  const key = readLinkSecret(new URL(link, 'https://washline.example'), 'key')!
  for (const { itemId, more } of proposal.lines) {
    const said = (['do', 'do', 'leave', 'return', null] as const)[random(5)]!
    outcomes.add(said ?? 'silence')
    if (said === null) continue
    const byLink = random(2) === 1
    const who = byLink ? product.newBrowser() : asha
    const reply = await answerLine(who, proposal, itemId, said, byLink ? key : undefined)
    outcomes.add(`answered: ${reply.code ?? reply.status}`)
    if (said === 'do' && reply.status === 200) yes += more
  }
  product.clock.set(proposal.answerUntil)
  await endUnansweredProposals(product.deps)
  return yes > 0 ? paidAnyway + yes : 0
}

it.each([
  { seeds: [1, 2, 3, 4] },
  { seeds: [5, 6, 7, 8] },
  { seeds: [9, 10, 11, 12] },
  { seeds: [13, 14, 15, 16] },
])(
  'keeps every order within its customer’s approval plus the tolerance, under random counts, questions and answers ($seeds)',
  async ({ seeds }) => {
    for (const seed of seeds) {
      await product.startAgain()
      const random = seeded(seed)
      const asha = await product.person()
      const isBag = seed % 4 === 0
      const order = isBag ? await orderBag(asha) : await placed(asha)
      const read = (): Promise<Order> => readOrderAs(asha, order)
      const booked = await read()
      let approved = isBag ? 300 : booked.total
      for (let step = 0; step < 5; step += 1) {
        const { lines: before, total } = await read()
        const lines = [
          { itemId: 'wash-fold', quantity: 1 + random(8) },
          ...(random(2) ? [{ itemId: 'dry-cleaning-shirt', quantity: 1 + random(3) }] : []),
        ]
        const { quote } = (await staff.call(quoteLines, { ...orderParams(order), body: { lines } }))
          .body
        const { revision } = (await staff.call(readOrderDetail, orderParams(order))).body
        const body = { lines, reason: 'As counted', total: quote?.total ?? 0, revision }
        if (random(3) === 0) {
          const agreed = random(4) === 0
          const changed = await staff.call(changeLines, {
            ...orderParams(order),
            body: { ...body, ...(agreed && { agreed }) },
          })
          outcomes.add(`changed: ${changed.code ?? changed.status}`)
          if (agreed && changed.status === 200) approved = Math.max(approved, body.total)
        } else {
          const asked = await staff.call(propose, { ...orderParams(order), body })
          outcomes.add(`asked: ${asked.code ?? asked.status}`)
          if (asked.status < 300)
            approved = Math.max(approved, await answered(asha, asked.body, random))
        }
        const after = await read()
        const { tolerance } = after.priceTerms!
        expect(after.total).toBeLessThanOrEqual(approved + (tolerance ?? 0))
        if (JSON.stringify(after.lines) !== JSON.stringify(before)) outcomes.add('moved')
        if (after.total < total) outcomes.add('less')
      }
    }
  },
)

it('reached every kind of answer and refusal in these random sequences', () => {
  for (const what of [
    'do',
    'leave',
    'return',
    'silence',
    'moved',
    'less',
    'changed: 200',
    'changed: above_tolerance',
    'asked: 201',
    'answered: 200',
  ])
    expect([...outcomes]).toContain(what)
})
