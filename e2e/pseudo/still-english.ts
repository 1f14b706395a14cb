// English that customers' screens still show in another language. A line goes once its texts are words.
import { SERVICES } from '#domain/catalogue/catalogue.ts'

const SERVICE_TEXTS = SERVICES.flatMap(({ name, description }) => [name, description])

const DAY = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/
const CLOCK = /\b[ap]m\b/i

/** By kind: whether a text is one of it. */
export const STILL_ENGLISH: Readonly<Record<string, (text: string) => boolean>> = {
  'titles of tabs': (text) => text.endsWith(' · Washline'),
  'names of services': (text) => SERVICE_TEXTS.some((each) => text.includes(each)),
  'dates and times': (text) => DAY.test(text) || CLOCK.test(text),
}
