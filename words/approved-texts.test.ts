// Linter of approved texts: it refuses a text that an operator or Meta would refuse, in every language.
import { describe, expect, it } from 'vitest'
import { smsTemplate, whatsAppTemplate } from '#domain/messages/templates/approved-text.ts'
import {
  checkSmsTemplate,
  checkWhatsAppTemplate,
} from '#domain/messages/templates/check-template.ts'
import { fillTemplate } from '#domain/messages/templates/fill-template.ts'
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import { isRegisteredOn } from '#domain/messages/templates/registration.ts'
import { languages } from './languages.ts'
import { messageSamples } from './testing/message-samples.ts'
import { english, type Words } from './words.ts'

/** A long name and address: texts have to hold those of any laundry. */
const SENDER = {
  laundry: 'Sunrise Laundry & Dry Cleaning',
  site: 'https://laundry.sunrise.example',
}

const link = `${SENDER.site}/o?t01234567890123456789_-`

describe.each([english, ...languages])('approved texts in $language', (words: Words) => {
  const texts = Object.values(words.approvedTexts).flatMap((ofSubject) => Object.entries(ofSubject))

  it('have names of their own', () => {
    const names = texts.map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it.each(texts)('passes what operators check: %s', (_, text) => {
    expect(checkSmsTemplate(smsTemplate(text, SENDER))).toEqual([])
  })

  it.each(texts.filter(([name]) => isRegisteredOn('whatsapp', name)))(
    'passes what Meta checks: %s',
    (name, text) => {
      expect(checkWhatsAppTemplate(name, whatsAppTemplate(text, SENDER))).toEqual([])
    },
  )

  const samples = Object.entries(messageSamples('LC-ABCD-2345')).map(([kind, params]) => {
    const textOf = words.textOf[kind as keyof Words['textOf']] as
      | ((params: unknown) => FilledText)
      | null
    return [kind, textOf?.(params) ?? null] as const
  })

  it.each(samples.filter(([, filled]) => filled !== null))(
    'has values that fit the text: %s',
    (_, filled) => {
      const { name, values } = filled!
      const text = Object.fromEntries(texts)[name]!
      expect(Object.keys(values).toSorted()).toEqual(Object.keys(text.variables).toSorted())
      expect(fillTemplate(smsTemplate(text, SENDER), { ...values, link })).toMatchObject({
        ok: true,
      })
    },
  )
})
