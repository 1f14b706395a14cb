import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { fillOpeningHours } from './web-hours.ts'

const LINE =
  '<div class="flex"><dt class="a">Monday to Sunday</dt><dd class="b">12:01\u00a0am\u00a0–\u2060\u00a012:02\u00a0am</dd></div>'
const NOTE = '<p class="mt-3">Limited pickup on Sundays.</p>'

const line = (days: string, times: string) =>
  `<div class="flex"><dt class="a">${days}</dt><dd class="b">${times}</dd></div>`

it('writes one line for days with the same hours', () => {
  expect(fillOpeningHours(`<dl>${LINE}</dl>${NOTE}`, DEFAULT_BUSINESS_HOURS)).toBe(
    `<dl>${line('Monday to Friday', '7\u00a0am\u00a0–\u2060\u00a09\u00a0pm')}${line('Saturday', '8\u00a0am\u00a0–\u2060\u00a07\u00a0pm')}` +
      `${line('Sunday', '9\u00a0am\u00a0–\u2060\u00a06\u00a0pm')}</dl>${NOTE}`,
  )
})

it('writes each day of the week, and the hours in a sentence', () => {
  const day = (name: string) =>
    `<dt>${name}</dt><dd class="c">12:01\u00a0am\u00a0–\u2060\u00a012:02\u00a0am</dd>`
  expect(
    fillOpeningHours(
      `${day('Monday')}${day('Sunday')}<p>Open Monday to Sunday 12:01\u00a0am\u00a0–\u2060\u00a012:02\u00a0am.</p>`,
      DEFAULT_BUSINESS_HOURS,
    ),
  ).toBe(
    '<dt>Monday</dt><dd class="c">7\u00a0am\u00a0–\u2060\u00a09\u00a0pm</dd><dt>Sunday</dt><dd class="c">9\u00a0am\u00a0–\u2060\u00a06\u00a0pm</dd>' +
      '<p>Open Monday to Friday 7\u00a0am\u00a0–\u2060\u00a09\u00a0pm, Saturday 8\u00a0am\u00a0–\u2060\u00a07\u00a0pm, Sunday 9\u00a0am\u00a0–\u2060\u00a06\u00a0pm.</p>',
  )
})

it('leaves out the note on Sunday hours when the laundry is closed on Sundays', () => {
  const [, ...others] = DEFAULT_BUSINESS_HOURS
  const closed = fillOpeningHours(`${LINE}${NOTE}`, [
    null,
    ...others,
  ] as typeof DEFAULT_BUSINESS_HOURS)
  expect(closed).toContain(line('Sunday', 'Closed'))
  expect(closed).not.toContain('Limited pickup')
})
