import { expect, it } from 'vitest'
import { fillMarketing } from './web-marketing.ts'

const number = (label: string, value: string) =>
  `<div class="a"><dt class="b">${label}</dt><dd class="c">${value}</dd></div>`
const quote = (stars: string, text: string, who: string) =>
  `<li><figure><i>${stars}</i>“${text}”<b>${who}</b></figure></li>`
const templates = (who: string) =>
  [1, 2, 3, 4, 5].map((stars) => quote(`${stars}`, `{{said with ${stars} stars}}`, who)).join('')
const PAGE =
  `<section aria-label="x" data-marketing="numbers"><dl>${number('{{label}}', '{{number}}')}</dl></section>` +
  '<section>Steps</section>' +
  `<section data-marketing="testimonials" class="y"><ul>${templates('{{name}}')}</ul></section>` +
  `<section data-marketing="members"><ul>${templates('{{name}}, {{plan}} plan')}</ul></section>`

it('leaves no trace of numbers and testimonials when the laundry has none', () => {
  expect(fillMarketing(PAGE, { numbers: [], testimonials: [] })).toBe('<section>Steps</section>')
})

it('writes each number, and each quote with its own stars, in its place', () => {
  const written = fillMarketing(PAGE, {
    numbers: [
      { value: '300+', label: 'homes' },
      { value: '12', label: 'years' },
    ],
    testimonials: [
      { name: 'Asha', plan: '', rating: 4, comment: 'Crisp & {{plan}}' },
      { name: 'Ravi', plan: 'Family', rating: 5, comment: 'Soft' },
      { name: 'Uma', plan: '', rating: 5, comment: '</section><b>' },
    ],
  })
  expect(written).toBe(
    `<section aria-label="x" data-marketing="numbers"><dl>${number('homes', '300+')}${number('years', '12')}</dl></section>` +
      '<section>Steps</section>' +
      `<section data-marketing="testimonials" class="y"><ul>${quote('4', 'Crisp &amp; {{plan}}', 'Asha')}${quote('5', '&lt;/section&gt;&lt;b&gt;', 'Uma')}</ul></section>` +
      `<section data-marketing="members"><ul>${quote('5', 'Soft', 'Ravi, Family plan')}</ul></section>`,
  )
})
