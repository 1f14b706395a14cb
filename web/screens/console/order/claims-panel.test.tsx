// An order's claims, for staff with and without permission to open them.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Claim } from '#contract/help/claims.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { ClaimRows } from './claims-panel.tsx'

const CLAIM: Claim = {
  _id: '0197',
  ticket: 'HD-234567',
  order: { _id: '1', number: 'LC-2345-6789' },
  problem: 'damaged',
  piece: 'Silk shirt',
  pieceNumber: 2,
  unit: null,
  status: 'open',
  reportedAt: '2025-06-18T06:30:00.000Z',
  answerBy: '2025-06-19T06:30:00.000Z',
  answeredAt: null,
  decideBy: '2025-06-23T15:30:00.000Z',
  late: null,
  decision: null,
  settlement: null,
}

const drawn = (mayOpen: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ClaimRows claims={[CLAIM, { ...CLAIM, _id: '0198', late: 'answer' }]} mayOpen={mayOpen} />
    </MemoryRouter>,
  )

it('links each claim for staff who may open it', () => {
  expect(drawn(true).match(/href="[^"]*"/g)).toEqual([
    'href="/admin/claims/0197"',
    'href="/admin/claims/0198"',
  ])
})

it('shows the state of each claim without a link to staff who may not open it', () => {
  const html = drawn(false)
  expect(html).not.toContain('href')
  expect(textsOfHtml(html).join(' ')).toMatch(
    /Silk shirt, number 2.*It is damaged.*Being looked at.*Answer is late/,
  )
})
