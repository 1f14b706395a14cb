// Steppers, arrows and keys that people press repeatedly: the press guard counts each press.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DateCalendar } from '#web/features/pickup/date-calendar.tsx'
import { PinPad } from '#web/features/tablet/pin-pad.tsx'
import { EstimatorRow } from '#web/screens/public/services/estimator-row.tsx'

const nothing = () => {}

it.each([
  [
    'the keys of a PIN',
    <PinPad key="" typed={0} isChecking={false} onDigit={nothing} onErase={nothing} />,
  ],
  [
    'the steps of the estimator',
    <EstimatorRow
      key=""
      itemId="shirt"
      label="Shirt"
      price="₹30"
      unit="piece"
      text="1"
      onText={nothing}
    />,
  ],
])('allows presses on %s at any pace', (_, element) => {
  const markup = renderToStaticMarkup(element)
  const [before, within = ''] = markup.split(/ data-repeats(?:="[^"]*")?/)
  expect(before).not.toContain('<button')
  expect(within.match(/<button/g)?.length).toBe(markup.match(/<button/g)?.length)
})

it('lets people page quickly through the months of a calendar', () => {
  const markup = renderToStaticMarkup(
    <DateCalendar
      value={null}
      today="2026-11-28"
      lastDate="2027-06-28"
      isFree={() => true}
      onChange={nothing}
    />,
  )
  const turning = markup.match(/<button[^>]*aria-label="Go to the [^>]*>/g)!
  expect(turning).toHaveLength(2)
  for (const button of turning) expect(button).toContain('data-repeats')
})
