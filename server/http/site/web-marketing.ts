/** Replaces the sample figure and testimonial in built pages by the laundry's own. */
import type { Marketing, MarketingNumber, Testimonial } from '#domain/settings/marketing.ts'
import { fillTemplate } from './fill-template.ts'

/** The sections that web/lib/site.ts fills at build: a term and its number, or a list of one quote for each rating. */
const NUMBERS = /<section[^>]*data-marketing="numbers".*?<\/section>/gs
const QUOTES = /<section[^>]*data-marketing="(testimonials|members)".*?<\/section>/gs
const NUMBER = /<div class="[^"]*"><dt[^>]*>\{\{label\}\}<\/dt><dd[^>]*>\{\{number\}\}<\/dd><\/div>/
const QUOTE = /<li>.*?<\/li>/gs

/** Whether a built page shows any of it. */
export function hasMarketing(page: string): boolean {
  return page.includes('data-marketing="')
}

/** A section without anything to show goes, as the browser leaves it out. */
export function fillMarketing(page: string, { numbers, testimonials }: Marketing): string {
  return page
    .replaceAll(NUMBERS, (section) =>
      numbers.length === 0 ? '' : section.replace(NUMBER, (one) => numbersAs(one, numbers)),
    )
    .replaceAll(QUOTES, (section, kind: string) => {
      const said = testimonials.filter(({ plan }) => (plan !== '') === (kind === 'members'))
      return said.length === 0 ? '' : quotesIn(section, said)
    })
}

function numbersAs(template: string, numbers: readonly MarketingNumber[]): string {
  return numbers
    .map(({ value, label }) => fillTemplate(template, { '{{number}}': value, '{{label}}': label }))
    .join('')
}

/** The stars of each rating stand in the template of that rating. */
function quotesIn(section: string, said: readonly Testimonial[]): string {
  const templates = section.match(QUOTE) ?? []
  const written = said.map(({ name, plan, rating, comment }) => {
    const mark = `{{said with ${rating} stars}}`
    const template = templates.find((each) => each.includes(mark)) ?? ''
    return fillTemplate(template, { '{{name}}': name, '{{plan}}': plan, [mark]: comment })
  })
  let index = 0
  return section.replaceAll(QUOTE, () => (index++ === 0 ? written.join('') : ''))
}
