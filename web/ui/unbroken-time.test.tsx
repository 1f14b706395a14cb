// Times of day in a sentence.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenTime } from './unbroken-time.tsx'

const written = (text: string) => renderToStaticMarkup(<UnbrokenTime text={text} />)

it('keeps a slot on one line', () => {
  const span = (time: string) => `<span class="inline-block">${time}</span>`
  expect(written('Tue, 1 Dec 2026, 9-11 AM.')).toBe(`Tue, 1 Dec 2026, ${span('9-11 AM')}.`)
  expect(written('11 AM-1 PM or 3-5 PM')).toBe(`${span('11 AM-1 PM')} or ${span('3-5 PM')}`)
})

it('leaves a sentence without a time unchanged', () => {
  expect(written('Order LC-2025-0042 on Tue, 1 Dec 2026')).toBe(
    'Order LC-2025-0042 on Tue, 1 Dec 2026',
  )
})
