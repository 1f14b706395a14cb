// Parts of the order form for customers: steps, total, addresses and payment.
import { expect, it } from 'vitest'
import type { SavedCard } from '#contract/accounts/profile.ts'
import { readAddress } from '#domain/orders/address.ts'
import { NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '#domain/catalogue/limits.ts'
import { type Quote, quoteOrder } from '#domain/catalogue/pricing.ts'
import { cardsQuery } from '#web/features/account/profile-queries.ts'
import { paymentSettings } from '#web/features/payments/payment-settings.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { AddressChoice } from './steps/address-choice.tsx'
import { readStoredDraft } from './draft/draft.ts'
import { OrderSlip } from './order-slip.tsx'
import { PaymentChoice } from './steps/payment-choice.tsx'
import { StepLine } from './step-line.tsx'
import { ToleranceField } from './steps/tolerance-field.tsx'
import { UnsentOrderNotice } from './unsent-order-notice.tsx'
import type { Bag } from './state/use-bag-price.ts'
import { WizardBar } from './wizard-bar.tsx'

const nothing = () => {}
const DRAFT = readStoredDraft(null)

function quoted(delivery: 'standard' | 'express' = 'standard', leastKilograms = 0): Quote {
  const quote = quoteOrder({
    lines: [
      { itemId: 'wash-fold', quantity: 3 },
      { itemId: 'ironing-shirt', quantity: 3 },
    ],
    catalogue: FIRST_CATALOGUE,
    delivery,
    expressFeePaise: 20_00,
    limits: DEFAULT_LIMITS,
    rules: { leastCharge: { kilograms: leastKilograms } },
  })
  if (!quote.ok) throw new Error('It has a price.')
  return quote.value
}

function slip(quote: Quote | null, problem: string | null = null, bag: Bag | null = null) {
  const amounts = { kilograms: 0, pieces: 0 }
  const cost = { context: null, catalogue: undefined, lines: [], totalPaise: 0, amounts }
  return renderForTest(<OrderSlip cost={{ ...cost, quote, problem, refusal: null }} bag={bag} />)
    .text
}

it('links back to completed steps, and to no later one', () => {
  const { html, text } = renderForTest(<StepLine step={3} onGo={nothing} />)
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  expect(text).toMatch(/Step 1, done: *Services.*Step 2, done: *Pickup.*3 *, now: *Address/)
  expect(text).toMatch(/4 *, still to come: *Review/)
})

const bar = (given: Partial<Parameters<typeof WizardBar>[0]>) =>
  renderForTest(
    <WizardBar
      step={2}
      totalPaise={240_00}
      estimate={undefined}
      coveredPaise={0}
      amounts={{ kilograms: 3, pieces: 6 }}
      missing={null}
      notice={null}
      onBack={nothing}
      {...given}
    >
      <button type="button">Next</button>
    </WizardBar>,
  )

it('shows the total and any missing choice, and Back from the second step on', () => {
  const { text, html } = bar({ missing: 'Choose a pickup time to continue.' })
  expect(text).toContain('₹240')
  expect(text).toContain('3 kg, 6 items')
  expect(text).toContain('Choose a pickup time to continue.')
  expect(html).not.toContain('disabled=""')
  expect(bar({ step: 1 }).html).toContain('disabled=""')
})

it('never shows an unknown total', () => {
  expect(bar({ totalPaise: undefined }).text).toMatch(/Total *: *…/)
  const { text } = bar({ totalPaise: undefined, estimate: '₹200 to ₹350' })
  expect(text).toContain('₹200 to ₹350')
  expect(text).not.toContain('…')
})

it('shows the amount covered by the Laundry Club', () => {
  expect(bar({ coveredPaise: 140_00 }).text).toContain('Club covers ₹140')
  expect(bar({}).text).not.toContain('Club covers')
})

it('lists each line with its price, the express fee and the online saving', () => {
  const text = slip(quoted('express'))
  expect(text).toMatch(/3 kg Wash & Fold *₹210.*3 × Shirt \(Ironing\) *₹30/)
  expect(text).toMatch(/Express delivery *₹20.*Total *₹260/)
  expect(text).toContain('₹27 saved by ordering online')
  expect(slip(quoted())).not.toContain('Express')
})

it('shows a least charge as a separate line', () => {
  expect(slip(quoted('standard', 5))).toMatch(/₹140.*Total *₹380/)
})

it('explains why there is no price, or that nothing is chosen yet', () => {
  expect(slip(null)).toContain('Nothing chosen yet.')
  expect(slip(null, 'At most 50 kg, please.')).toContain('At most 50 kg, please.')
})

it('shows no price for a bag without listed items', () => {
  const bag = {
    lines: [{ id: 'wash-fold', name: 'Wash & Fold' }],
    estimate: '₹200 to ₹350',
  } as unknown as Bag
  const text = slip(null, null, bag)
  expect(text).toMatch(/Wash & Fold.*Total *₹200 to ₹350/)
  expect(text).not.toContain('Nothing chosen yet.')
})

const tolerance = (total: number, chosen?: number) =>
  renderForTest(
    <ToleranceField total={total} chosen={chosen} onChange={nothing} onWrong={nothing} />,
  )

it('starts with the usual tolerance: a tenth, or ₹100', () => {
  expect(tolerance(240).html).toContain('value="24"')
  expect(tolerance(240).text).toContain('we charge up to ₹264')
  expect(tolerance(5_000).html).toContain('value="100"')
})

it('accepts another tolerance, and at 0 promises to ask before charging more', () => {
  expect(tolerance(240, 60).text).toContain('we charge up to ₹300')
  expect(tolerance(240, 0).text).toContain('we ask you first')
  expect(tolerance(240, 0).text).not.toContain('we charge up to')
})

const HOME = {
  _id: 'home',
  type: 'Home',
  address: '12, Church Street, Bengaluru 560001',
  addressParts: readAddress('12, Church Street, Bengaluru 560001'),
  isDefault: true,
} as unknown as Parameters<typeof AddressChoice>[0]['saved'][number]

const choice = (given: Partial<Parameters<typeof AddressChoice>[0]>) =>
  renderForTest(
    <AddressChoice
      label="Pickup address"
      section="pickup"
      saved={[]}
      userId={null}
      value={NO_ADDRESS}
      coverage={{ problem: null, pin: null, answer: undefined, failed: false, retry: nothing }}
      onChange={nothing}
      {...given}
    />,
  )

it('shows only address fields when none is saved, and offers a visitor no way to save one', () => {
  const { html, text } = choice({ value: readAddress('12, Church Street, Bengaluru 560001') })
  expect(html).not.toContain('type="radio"')
  expect(html).toContain('<input')
  expect(text).not.toContain('in my profile')
})

it('offers the saved addresses and another one', () => {
  const { html, text } = choice({ saved: [HOME], userId: 'asha' })
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(text).toMatch(/Home.*12, Church Street.*Another address/)
})

it('says when the laundry doesn’t serve an area', () => {
  const coverage = {
    problem: 'We do not come to this area yet.',
    pin: '999999',
    answer: undefined,
    failed: false,
    retry: nothing,
  }
  const value = { ...readAddress('12, Church Street, Bengaluru'), pin: '999999' }
  expect(choice({ value, coverage }).text).toContain('999999: We do not come to this area yet.')
})

const CARD: SavedCard = {
  _id: 'visa',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: '12',
  expiryYear: '2099',
  holder: 'Asha Rao',
  isDefault: true,
}
const ways = (cards: readonly SavedCard[], provider: string) =>
  renderForTest(<PaymentChoice userId="asha" draft={DRAFT} onChange={nothing} />, [
    [cardsQuery('asha').queryKey, cards],
    [paymentSettings.queryKey, { provider }],
  ])

it('offers saved cards beside cash and UPI, and says when a card is charged', () => {
  const { html, text } = ways([CARD], 'stripe')
  expect(html.match(/type="radio"/g)).toHaveLength(3)
  expect(text).toMatch(/Visa.*4242/)
  expect(text).toContain('Charged when your clothes are ready')
})

it('offers no card when cards are not charged', () => {
  const { html, text } = ways([CARD], 'none')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(text).not.toContain('4242')
})

it('lets a customer take back an unsent order, and none that may have arrived', () => {
  const unsent = renderForTest(<UnsentOrderNotice neverSent onTakeBack={nothing} />)
  expect(unsent.html).toContain('<button')
  expect(
    renderForTest(<UnsentOrderNotice neverSent={false} onTakeBack={nothing} />).html,
  ).not.toContain('<button')
})
