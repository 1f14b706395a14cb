// Tests for templates: their forms for operators and Meta, and how values fill them.
import { expect, test } from 'vitest'
import {
  type ApprovedText,
  dltForm,
  metaForm,
  smsTemplate,
  type Template,
  whatsAppTemplate,
} from './approved-text.ts'
import { fillTemplate, fitsType } from './fill-template.ts'

const SENDER = { laundry: 'Sunrise Laundry', site: 'https://sunrise.example' }

const BOOKED: ApprovedText = {
  class: 'service',
  text: 'Your pickup is booked for {when}. We’ll be there.',
  action: 'Track it',
  variables: { when: { type: 'alphanumeric', sample: 'Fri, 20 June, 9-11 AM' } },
}

function template(text: string, variables: Template['variables']): Template {
  return { class: 'service', text, variables }
}

test('ends a text message with its link and its laundry', () => {
  const sms = smsTemplate(BOOKED, SENDER)
  expect(dltForm(sms)).toBe(
    "Your pickup is booked for {#alphanumeric#}. We'll be there. Track it: {#url#} - Sunrise Laundry",
  )
  const link = 'https://sunrise.example/o?/track-order?orderId=1'
  expect(fillTemplate(sms, { when: 'Sat, 21 June, 9–11 AM', link })).toEqual({
    ok: true,
    value: `Your pickup is booked for Sat, 21 June, 9-11 AM. We'll be there. Track it: ${link} - Sunrise Laundry`,
  })
})

test('makes no variable of a laundry’s name', () => {
  const sender = { ...SENDER, laundry: 'Sun{when} $& {rise}' }
  const named = { ...BOOKED, text: 'Your {laundry} pickup is booked for {when}.', action: null }
  expect(smsTemplate(named, sender).text).toBe('Your Sunwhen $& rise pickup is booked for {when}.')
  expect(dltForm(smsTemplate(BOOKED, sender))).toMatch(/ - Sunwhen \$& rise$/)
  expect(metaForm(whatsAppTemplate(named, sender))).toContain('Your Sunwhen $& rise pickup')
})

test('signs no text that names its laundry', () => {
  const code: ApprovedText = {
    class: 'service',
    text: '{code} is your {laundry} code.\n\n@{host} #{code}',
    action: null,
    variables: { code: { type: 'numeric', sample: '123456' } },
  }
  expect(dltForm(smsTemplate(code, SENDER))).toBe(
    '{#numeric#} is your Sunrise Laundry code.\n\n@sunrise.example #{#numeric#}',
  )
  expect(metaForm(whatsAppTemplate(code, SENDER))).toContain('@sunrise.example #{{1}}')
})

test('gives WhatsApp the link as a button', () => {
  expect(whatsAppTemplate(BOOKED, SENDER)).toMatchObject({
    text: 'Your pickup is booked for {when}. We’ll be there.',
    button: 'Track it',
  })
  expect(metaForm(whatsAppTemplate(BOOKED, SENDER))).toBe(
    'Your pickup is booked for {{1}}. We’ll be there.',
  )
})

test('cuts a long alphanumeric value after a word', () => {
  const asked = template('We wrote about {what} today.', {
    what: { type: 'alphanumeric', sample: 'A' },
  })
  expect(
    fillTemplate(asked, { what: 'the silk saree with the golden border, and its blouse' }),
  ).toEqual({
    ok: true,
    value: 'We wrote about the silk saree with the golden border today.',
  })
})

test.each([
  ['numeric', '12-34'],
  ['numeric', '1,815'],
  ['alphanumeric', '  '],
  ['alphanumeric', 'see https://a.example'],
  ['url', 'https://a.example/o/1'],
  ['cbn', 'call me'],
  ['email', 'asha'],
] as const)('refuses in a variable of type %s the value %j', (type, value) => {
  const text = template('We wrote about {it} today.', { it: { type, sample: '' } })
  expect(fillTemplate(text, { it: value })).toEqual({
    ok: false,
    error: { variable: 'it', value },
  })
})

test('counts 40 letters of any alphabet', () => {
  expect(fitsType('alphanumeric', '😀'.repeat(40))).toBe(true)
  expect(fitsType('alphanumeric', 'a'.repeat(41))).toBe(false)
})

test('refuses a message without one of its values', () => {
  expect(fillTemplate(smsTemplate(BOOKED, SENDER), { when: 'Sat' })).toMatchObject({
    ok: false,
    error: { variable: 'link' },
  })
})
