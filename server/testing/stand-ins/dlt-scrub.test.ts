/** Tests for scrubbing: it passes every text of the product, and refuses what operators refuse. */
import { expect, test } from 'vitest'
import { dltForm, linkBase, smsTemplate } from '#domain/messages/templates/approved-text.ts'
import { fillWithSamples } from '#domain/messages/templates/fill-template.ts'
import { languages } from '#words/languages.ts'
import { english, type Words } from '#words/words.ts'
import { type DltRegistry, type ScrubbedMessage, scrub } from './dlt-scrub.ts'

const SENDER = { laundry: 'Sunrise Laundry', site: 'https://sunrise.example' }
const FROM = { entityId: '1101234567890123456', header: 'SUNRSE' }

/** Registers the texts of a language; a template's id is its place. */
function register(words: Words) {
  const texts = Object.values(words.approvedTexts).flatMap((ofSubject) => Object.values(ofSubject))
  const templates = texts.map((text) => smsTemplate(text, SENDER))
  const registry: DltRegistry = {
    templates: new Map(
      templates.map((template, at) => [
        String(at),
        { ...FROM, text: dltForm(template), isApproved: true },
      ]),
    ),
    links: [linkBase(SENDER.site)],
  }
  return { templates, registry }
}

test.each([english, ...languages])('passes every text in $language', (words) => {
  const { templates, registry } = register(words)
  expect(templates.length).toBeGreaterThan(50)
  for (const [at, template] of templates.entries()) {
    const filled = fillWithSamples(template)
    if (!filled.ok) throw new Error(`${template.text}: ${filled.error.variable}`)
    const message = { ...FROM, templateId: String(at), to: '919845000001', text: filled.value }
    expect([template.text, scrub(registry, message)]).toEqual([template.text, null])
  }
})

const registry: DltRegistry = {
  templates: new Map([
    ['1', { ...FROM, text: 'Order {#alphanumeric#} is on its way: {#url#} now', isApproved: true }],
    ['2', { ...FROM, text: 'Your code is {#numeric#}.', isApproved: true }],
    ['3', { ...FROM, text: 'Your code is {#numeric#}.', isApproved: false }],
  ]),
  links: ['https://sunrise.example/o?'],
}

const good: ScrubbedMessage = {
  ...FROM,
  templateId: '1',
  to: '+919845000001',
  text: 'Order LC-ABCD-2345 is on its way: https://sunrise.example/o?t01 now',
}

const changed = (from: string, to: string) => ({ text: good.text.replace(from, to) })

test('passes a good message', () => {
  expect(scrub(registry, good)).toBeNull()
})

test.each<[string, Partial<ScrubbedMessage>]>([
  ['without a template', { templateId: undefined }],
  ['with an unregistered template', { templateId: '4' }],
  ['with a template that isn’t approved', { templateId: '3', text: 'Your code is 123456.' }],
  ['of another entity', { entityId: '1101234567890123457' }],
  ['under another header', { header: 'SUNRIS' }],
  ['with one other letter', changed('is on', 'is in')],
  ['with words added', { text: `${good.text}. Hurry` }],
  ['with 41 letters in a variable', changed('LC-ABCD-2345', 'a'.repeat(41))],
  ['with an empty variable', changed('LC-ABCD-2345', '')],
  ['with a link in a variable of letters', changed('LC-ABCD-2345', 'https://a.example')],
  ['with a link that isn’t whitelisted', changed('sunrise.example', 'sunrise.evil.example')],
  ['with a link that changes before the “?”', changed('/o?', '/p?')],
  ['with a hyphen in a number', { templateId: '2', text: 'Your code is 123-456.' }],
  ['to a number abroad', { to: '+4915112345678' }],
])('refuses a message %s', (_, mutation) => {
  expect(scrub(registry, { ...good, ...mutation })).not.toBeNull()
})
