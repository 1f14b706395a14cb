// Tests for what operators and Meta refuse in a template.
import { expect, test } from 'vitest'
import type { Template, WhatsAppTemplate } from './approved-text.ts'
import { checkSmsTemplate, checkWhatsAppTemplate } from './check-template.ts'

const GOOD: Template = {
  class: 'service',
  text: 'Order {number} is on its way to you. Track it: {link} - Sunrise Laundry',
  variables: {
    number: { type: 'alphanumeric', sample: 'LC-ABCD-2345' },
    link: { type: 'url', sample: 'https://sunrise.example/o?/track-order?orderId=1' },
  },
}

const { number, link } = GOOD.variables as Required<Template['variables']>

test('finds nothing in a good text', () => {
  expect(checkSmsTemplate(GOOD)).toEqual([])
})

test.each<[string, Partial<Template> | { class: string }]>([
  ['class', { class: 'transactional' }],
  ['sells', { text: `${GOOD.text}. Hurry, 20% off` }],
  ['unknown-variable', { text: `${GOOD.text} {who}` }],
  ['unused-variable', { text: 'Your order is on its way to you: {link} now' }],
  ['too-many-variables', { text: `${GOOD.text} for {number}` }],
  ['adjacent-variables', { text: 'Your order is on its way: {number} - {link} now' }],
  ['nothing-fixed', { text: '{number} is {link}' }],
  ['sample', { variables: { number: { type: 'numeric', sample: 'LC-ABCD-2345' }, link: link! } }],
  ['sample', { variables: { number: number!, link: { type: 'url', sample: 'https://a.in/1' } } }],
  ['link', { text: `${GOOD.text}, sunrise.example.com` }],
  ['phone', { text: `${GOOD.text}, call 98450 00000` }],
  ['rupee', { text: `${GOOD.text}, ₹20` }],
  ['costly-letters', { text: `${GOOD.text} – thanks` }],
  ['too-long', { text: `${GOOD.text} ${'and thank you '.repeat(20)}` }],
])('refuses: %s', (problem, changed) => {
  expect(checkSmsTemplate({ ...GOOD, ...changed } as Template)).toContain(problem)
})

test('allows a third variable with its reason, and never a fourth', () => {
  const three = { ...GOOD, text: `${GOOD.text} for {number}`, thirdVariableReason: 'Two orders' }
  expect(checkSmsTemplate(three)).toEqual([])
  expect(checkSmsTemplate({ ...three, text: `${three.text} or {number}` })).toEqual([
    'too-many-variables',
  ])
})

test('asks for English letters, not for a shorter name, where the laundry’s name is in another script', () => {
  const text = GOOD.text.replace('Sunrise Laundry', 'सनराइज़ लॉन्ड्री एंड ड्राई क्लीनिंग सर्विसेज़')
  expect(checkSmsTemplate({ ...GOOD, text })).toEqual(['costly-letters'])
})

test('lets a text in another script have its letters', () => {
  expect(checkSmsTemplate({ ...GOOD, text: 'ऑर्डर {number} रास्ते में है, देखें {link} यहाँ' })).toEqual([])
})

const BODY: WhatsAppTemplate = {
  class: 'service',
  text: 'Order {number} is on its way to you.',
  variables: { number: number! },
  button: 'Track it',
}

test('finds nothing in a good WhatsApp template', () => {
  expect(checkWhatsAppTemplate('order_on_its_way', BODY)).toEqual([])
})

test.each<[string, string, Partial<WhatsAppTemplate>]>([
  ['name', 'Order-On-Its-Way', {}],
  ['variable-at-edge', 'order', { text: '{number} is on its way to you.' }],
  ['variable-at-edge', 'order', { text: 'On its way to you: {number}.' }],
  ['too-long', 'order', { text: `Order {number} ${'is on its way '.repeat(80)}` }],
  ['button', 'order', { button: 'Track your order on our website' }],
])('refuses in WhatsApp: %s', (problem, name, changed) => {
  expect(checkWhatsAppTemplate(name, { ...BODY, ...changed })).toContain(problem)
})

const replies = (...labels: string[]) => ({
  replies: labels.map((label) => ({ answer: 'yes' as const, label })),
})

test('allows two quick replies beside a link in WhatsApp', () => {
  expect(checkWhatsAppTemplate('order', { ...BODY, ...replies('Approve', 'Keep it') })).toEqual([])
})

test.each([
  ['a fourth button', ['Approve', 'Keep it', 'Skip']],
  ['a long one', ['Approve all of it at this price']],
  ['one without a label', ['']],
  ['two of one label', ['Approve', 'Approve']],
  ['the label of the link', ['Track it']],
  ['a variable', ['Approve {amount}']],
])('refuses among quick replies: %s', (_, labels) => {
  expect(checkWhatsAppTemplate('order', { ...BODY, ...replies(...labels) })).toEqual(['button'])
})
