// Stop on the run sheet: person, place, amount to collect, buttons, and the result of a press.
import { expect, it } from 'vitest'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { CompletedStopRow } from './completed-stop-row.tsx'
import { StopCard } from './stop-card.tsx'
import { needsConfirmation } from './stop-question.tsx'
import type { Completions, CompletionState } from './use-completions.ts'

const PICKUP: RunStop = {
  orderId: '0197a000-0000-7000-8000-000000000001',
  number: 'LC-7K2M-Q9XD',
  kind: 'pickup',
  status: 'pickup_scheduled',
  slot: '9-11 AM',
  done: false,
  overdue: false,
  dueDate: '2025-06-19',
  name: 'Asha Rao',
  phone: '+91 98450 33333',
  address: '12 Church Street, Bengaluru 560001',
  addressParts: null,
  digipin: null,
  turn: null,
  door: null,
  items: ['3 kg Wash & Fold', '2 × Shirt (Ironing)'],
  pieces: 2,
  unpacked: 0,
  toDecide: false,
  units: [],
  scheduled: false,
  express: false,
  instructions: '',
  total: 230,
  due: 230,
  paymentMethod: 'cash',
  undoable: null,
  broughtBack: null,
}
const DELIVERY: RunStop = { ...PICKUP, kind: 'delivery', status: 'out_for_delivery' }

const nothing = () => {}
const completions = (state?: CompletionState, isKept = true) =>
  ({
    of: () => state,
    isKept: () => isKept,
    complete: nothing,
    retry: nothing,
    dismiss: nothing,
  }) as unknown as Completions

/** @param now the stop as it is by now, where that is another than when it was first shown */
function drawn(stop: RunStop, now: Partial<RunStop> = {}, state?: CompletionState, gone = false) {
  const placed = { ...stop, before: stop, stop: { ...stop, ...now }, gone }
  return renderForTest(
    <StopCard
      placed={placed}
      orders={[placed]}
      completions={completions(state)}
      hold={nothing}
      oneOpen={{ isOpen: () => true, toggle: nothing }}
      onProof={nothing}
    />,
  )
}

it('shows name, address and items, with links to call and to navigate', () => {
  const { html, text, said } = drawn({ ...PICKUP, instructions: 'Ring twice', express: true })
  expect(said).toContain('Pickup LC-7K2M-Q9XD')
  for (const words of [
    'Express',
    'Asha Rao',
    '3 kg Wash & Fold, 2 × Shirt (Ironing)',
    'Ring twice',
  ])
    expect(text).toContain(words)
  expect(html).toContain('href="tel:+919845033333"')
  expect(html).toMatch(/href="https:[^"]*Church/)
})

it('calls the person at the door, and shows the customer’s name', () => {
  const door = { name: 'Ravi Kumar', phone: '+91 98450 44444' }
  const { html, text } = drawn({ ...PICKUP, door })
  expect(html).toContain('href="tel:+919845044444"')
  expect(html).not.toContain('+919845033333')
  expect(text).toMatch(/Ravi Kumar.*Asha Rao/)
})

it('shows the due date of a stop left from an earlier day', () => {
  expect(drawn({ ...PICKUP, overdue: true }).text).toContain('Due Thu, 19 Jun')
  expect(drawn(PICKUP).text).not.toContain('Due ')
})

it('picks up with one press, and shows the amount due later', () => {
  const words = drawn(PICKUP).text
  expect(words).toContain('₹230 to pay on delivery')
  expect(words).not.toContain('and paid')
})

it.each([
  ['cash', /Collect ₹230 in cash.*₹230 in cash.*₹230 by UPI.*Delivered, not paid/s],
  ['upi', /Collect ₹230 by UPI.*₹230 by UPI.*₹230 in cash.*Delivered, not paid/s],
  ['card', /Collect ₹230 in cash or by UPI.*₹230 in cash.*₹230 by UPI/s],
] as const)(
  'asks at the door for the amount due of an order to be paid by %s',
  (paymentMethod, buttons) => {
    expect(drawn({ ...DELIVERY, paymentMethod }).text).toMatch(buttons)
  },
)

it('collects nothing for orders paid, on account or without a price', () => {
  const free = { ...DELIVERY, due: 0 }
  for (const stop of [free, { ...free, paymentMethod: 'account' as const }]) {
    expect(drawn(stop).text).not.toContain('Collect')
    expect(drawn(stop).text).not.toContain('not paid')
  }
  expect(drawn(free).text).toContain('Paid')
  expect(drawn({ ...free, paymentMethod: 'account' }).text).toContain(
    'On account: nothing to collect',
  )
  expect(drawn({ ...PICKUP, due: 0, counted: false }).text).toContain('Price ')
})

it('shows how many units are left to deliver after a partial hand-over', () => {
  const units = [
    { number: 1, kind: 'bag', name: null, place: 'customer' },
    { number: 2, kind: 'bag', name: null, place: 'rider' },
    { number: 3, kind: 'item', name: null, place: 'rider' },
  ] as const
  expect(drawn({ ...DELIVERY, units: [...units] }).text).toMatch(/2 of 3/)
  expect(drawn({ ...DELIVERY, units: units.slice(1) }).text).not.toMatch(/ of \d/)
})

it('shows the result in place of the buttons, with Undo', () => {
  const made = { done: true, due: 0, undoable: 'completion' }
  const { html, text, said } = drawn(DELIVERY, made)
  expect(said).toContain('Delivered LC-7K2M-Q9XD')
  expect(text).toContain('Undo LC-7K2M-Q9XD')
  // The buttons keep their room, and nobody can press them.
  expect(html).toMatch(/<div inert=""[^>]*invisible/)
})

it('still collects an unpaid amount after the delivery', () => {
  const words = drawn(DELIVERY, { done: true, undoable: 'completion' }).text
  expect(words).toContain('₹230 not paid yet')
  expect(drawn(PICKUP, { done: true, undoable: 'completion' }).text).not.toContain('not paid yet')
})

it.each([
  ['saving', /Saving…/],
  ['waiting', /It is kept on this phone\..*No line\..*Retry/s],
  ['refused', /Not saved\. *No line\. *OK/],
] as const)('explains what becomes of a completion that is %s', (state, expected) => {
  const completion = { key: '1' } as CompletionState['completion']
  expect(drawn(PICKUP, {}, { state, completion, reason: 'No line.' }).text).toMatch(expected)
})

it('says that a stop is no longer on the run sheet', () => {
  expect(drawn(PICKUP, {}, undefined, true).text).toContain('This stop is no longer on this sheet.')
})

it('asks for confirmation of an unpaid delivery or one not fully packed, and only then', () => {
  const collected = { method: 'cash', amount: 230 } as const
  expect([
    needsConfirmation(DELIVERY, {}),
    needsConfirmation({ ...DELIVERY, unpacked: 1 }, { collected }),
    needsConfirmation(DELIVERY, { collected }),
    needsConfirmation({ ...DELIVERY, due: 0 }, {}),
    needsConfirmation({ ...DELIVERY, unpacked: 1 }, { units: [1] }),
    needsConfirmation(PICKUP, {}),
  ]).toEqual([true, true, false, false, false, false])
})

it('shows a completed stop on one line, or that it was undone', () => {
  const row = (stop: RunStop) =>
    renderForTest(
      <CompletedStopRow
        placed={{ ...stop, before: DELIVERY, stop, gone: false }}
        completions={completions()}
        hold={nothing}
      />,
    ).said[0]
  expect(row({ ...DELIVERY, done: true, due: 0 })).toBe('Delivered LC-7K2M-Q9XD')
  expect(row(DELIVERY)).toBe('Undone LC-7K2M-Q9XD')
})
