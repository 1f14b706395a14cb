/** Writes the laundry's opening hours into built pages, in place of placeholder hours. */
import type { BusinessHours } from '#domain/slots/business-hours.ts'
import { openingHours } from '#words/en/slots/opening-hours.ts'

/** As web/lib/site.ts has them at build, and as pages write them then. */
const BUILT = { days: 'Monday to Sunday', times: '12:01\u00a0am\u00a0–\u2060\u00a012:02\u00a0am' }

/** A line of the footer, a line of the contact page's week, hours in a sentence, and a note on Sundays. */
const LINE = new RegExp(
  `<div class="[^"]*"><dt[^>]*>${BUILT.days}</dt><dd[^>]*>${BUILT.times}</dd></div>`,
  'g',
)
const DAY = new RegExp(`(<dt[^>]*>)(\\w+day)(</dt><dd[^>]*>)${BUILT.times}`, 'g')
const SENTENCE = `${BUILT.days} ${BUILT.times}`
const SUNDAY_NOTE = /<p class="[^"]*">Limited pickup on Sundays\.<\/p>/g

/** Days that share their hours share a line, so a page gets as many lines as the laundry needs. */
export function fillOpeningHours(page: string, hours: BusinessHours): string {
  const timesOf = new Map(openingHours.days(hours).map(({ day, times }) => [day, times]))
  const written = page
    .replaceAll(LINE, (line) =>
      openingHours
        .lines(hours)
        .map(({ days, times }) => line.replace(BUILT.days, days).replace(BUILT.times, times))
        .join(''),
    )
    .replaceAll(
      DAY,
      (_, before: string, day: string, between: string) =>
        `${before}${day}${between}${timesOf.get(day)}`,
    )
    .replaceAll(SENTENCE, openingHours.text(hours))
  return hours[0] === null ? written.replaceAll(SUNDAY_NOTE, '') : written
}
