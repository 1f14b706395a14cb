/** A proposal as one question: all of its lines answered alike, from a text message's link. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { answerProposal, readProposal, type Proposal } from '#contract/orders/proposals.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import type { ProposalAnswer } from '#domain/orders/price-proposals.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  answerLine,
  makeProposal,
  orderBag,
  ownOrderParams,
  product,
  readOrderAs,
} from './test-proposals.ts'

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })
  const only = { sms: true, email: false }
  await asha.call(changeNotificationSettings, { params: { id: asha.user._id }, body: only })
})

const answerAll = (
  who: Pick<SignedIn, 'call'>,
  { _id: proposalId, orderId }: Proposal,
  answer: ProposalAnswer,
  key?: string,
) => who.call(answerProposal, { params: { orderId }, body: { proposalId, answer, key } })

/** The link of the text that asks about an order. */
async function textedLink({ _id: id }: { _id: string }): Promise<URL> {
  await product.deps.events.settled()
  const outbox = join(product.deps.config.dataDir, 'outbox')
  const short = `/o?a${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`
  let link: string | undefined
  await expect
    .poll(async () => {
      const files = (await readdir(outbox, { recursive: true }).catch(() => [])).filter((file) =>
        file.endsWith('.txt'),
      )
      const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
      link = texts
        .flatMap((text) => /http\S+/.exec(text) ?? [])
        .find((each) => each.includes(short))
      return link
    })
    .toBeDefined()
  return new URL(link!)
}

const keyOf = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('key')!

it('is opened by a text’s link, changed by no opening, and answered once', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const link = await textedLink(order)
  const visitor = product.newBrowser()
  for (const method of ['GET', 'HEAD'] as const) {
    const opened = await product.app.inject({ method, url: `${link.pathname}${link.search}` })
    expect(opened.headers.location).toBe(`/approve?orderId=${order._id}`)
  }
  const headers = { 'proposal-key': keyOf(link) }
  const read = () => visitor.call(readProposal, { ...ownOrderParams(order), headers })
  const { body: shown } = await read()
  expect(shown).toMatchObject({ standing: 'waiting', total: 380, totalNow: 210 })
  expect(JSON.stringify(shown)).not.toMatch(/Asha|Rao|98450|@|Lavelle/)

  const done = await answerAll(visitor, proposal, 'do', keyOf(link))
  expect(done.body).toMatchObject({ outcome: 'answered', standing: 'done', totalNow: 380 })
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 380, priceTerms: { agreed: 380 } })
  expect((await answerAll(visitor, proposal, 'leave', keyOf(link))).code).toBe('already_answered')
  expect((await read()).body.lines.map(({ answer }) => answer)).toEqual(['do', 'do'])
})

it('keeps the order as it was placed', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const kept = await answerAll(asha, proposal, 'leave')
  expect(kept.body).toMatchObject({ standing: 'declined', totalNow: 210 })
  expect((await readOrderAs(asha, order)).history.at(-1)).toMatchObject({ event: 'kept' })
})

it('leaves lines that were answered before as they were', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  await answerLine(asha, proposal, 'dry-cleaning-shirt', 'return')
  expect((await answerAll(asha, proposal, 'do')).body).toMatchObject({ totalNow: 350 })
})

it('is answered in time, by its own key, and never so that a bag is left empty', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const key = keyOf(await textedLink(order))
  const bag = await orderBag(asha)
  const { body: ofBag } = await makeProposal(bag)
  const visitor = product.newBrowser()
  expect((await answerAll(visitor, ofBag, 'do', key)).code).toBe('order_not_found')
  expect((await answerAll(asha, ofBag, 'leave')).code).toBe('nothing_left')
  product.clock.set(proposal.answerUntil)
  expect((await answerAll(visitor, proposal, 'do', key)).code).toBe('answer_too_late')
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 210 })
})
