// A proposal as its customer reads it: waiting, and after each outcome.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Proposal } from '#contract/orders/proposals.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { ProposalPanel } from './proposal-panel.tsx'
import { proposalQuery } from './proposal-query.ts'

type Line = Proposal['lines'][number]

const LINE: Line = {
  itemId: 'wash-fold',
  service: 'wash-fold',
  name: 'Wash & Fold',
  unit: 'kg',
  quantity: 5,
  before: 3,
  more: 140,
  reason: 'It weighs more.',
  photo: null,
  answer: null,
}
const SHIRT: Line = {
  ...LINE,
  itemId: 'dry-cleaning-shirt',
  service: 'dry-cleaning',
  name: 'Shirt',
  unit: 'piece',
  quantity: 1,
  before: 0,
}
const PROPOSAL: Proposal = {
  _id: '0197',
  orderId: '0198',
  number: 'LC-2345-6789',
  totalNow: 210,
  total: 380,
  reason: 'It weighs more.',
  lines: [LINE, SHIRT],
  askedAt: '2025-06-18T06:30:00.000Z',
  answerUntil: '2025-06-18T10:30:00.000Z',
  outcome: null,
  standing: 'waiting',
  isBag: false,
  cameTo: null,
}

function read(proposal: Partial<Proposal>): string {
  const client = new QueryClient()
  client.setQueryData(proposalQuery('0198', null).queryKey, { ...PROPOSAL, ...proposal })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ProposalPanel orderId="0198" linkKey={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return textsOfHtml(html).join(' ')
}
const answered = (one: Line['answer'], other: Line['answer']) => [
  { ...LINE, answer: one },
  { ...SHIRT, answer: other },
]
const BAG = { isBag: true, counted: false as const, totalNow: 0 }

it('asks the customer about each line while the proposal is open', () => {
  const said = read({})
  expect(said).toMatch(
    /Please approve this.*instead of ₹210.*If we don’t hear from you, we’ll leave your order/,
  )
  expect(said.match(/Leave it as it is/g)).toHaveLength(2)
})

it('shows which line was approved and which declined', () => {
  const over = { outcome: 'answered', standing: 'done', cameTo: 350 } as const
  const said = read({ ...over, lines: answered('do', 'leave') })
  expect(said).toMatch(/Your new total is ₹350.*Approved.*You said: do it.*Declined.*leave it/)
  expect(said).not.toMatch(/Bring it back unwashed/)
})

it('says for a bag without an answer that its clothes wait, and never that it stays as ordered', () => {
  const lapsed = { outcome: 'lapsed', standing: 'lapsed' } as const
  const bag = read({ ...BAG, ...lapsed })
  expect(bag).toMatch(/we haven’t started. Your clothes are safe with us; please call us/)
  expect(bag).toMatch(/Not answered Nothing was done with it/)
  expect(bag).not.toMatch(/as you (placed|ordered)/)
  expect(read({ isBag: true, ...lapsed })).toMatch(/Your order is shown below/)
  expect(read({ ...lapsed, cameTo: 210 })).toMatch(/Your order stays at ₹210.*as you ordered it/)
})

it('shows the result when only some lines were answered in time', () => {
  const partly = { outcome: 'lapsed', standing: 'partly', cameTo: 350 } as const
  const lines = answered('do', null)
  expect(read({ ...partly, lines })).toMatch(
    /We’ll do what you approved and leave the rest as you ordered it: ₹350.*Not answered It isn’t in your order/,
  )
  expect(read({ ...partly, lines, isBag: true })).toMatch(
    /We’ll do what you approved for ₹350, and nothing else. Please call us/,
  )
})

it('asks no more when the time is over, the order changed, or the work can’t be done', () => {
  for (const [standing, sentence] of [
    ['late', 'The time to answer has passed. If you’d like a change, please call us.'],
    ['outdated', 'Your order has changed since we asked.'],
    ['stuck', 'We can no longer do what you chose, so we left your order as it was.'],
  ] as const) {
    const said = read({ standing })
    expect(said).toContain(sentence)
    expect(said).not.toContain('Bring it back unwashed')
  }
})
