/** Every kind of message is in its reader's language on every channel: head, greeting, details, button and foot. */
import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { messageSamples } from '#words/testing/message-samples.ts'
import { english } from '#words/words.ts'
import { findEnglishWords, PSEUDO } from '#words/testing/pseudo-reader.ts'
import { CHANNELS } from '../../../notifications/channels.ts'
import { mailFromMessage } from '../../../notifications/channels/email/email-channel.ts'
import { wordMessageFor } from '../../../notifications/outbox/word-message-for.ts'
import { newId } from '../../../platform/ids.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { orderMailDetails } from './order-mail.ts'

const product = await testProduct({ languages: [PSEUDO] })
const asha = await product.person({ name: 'Asha' })
const order = await placed(asha, { promoCode: '', specialInstructions: '1 2 3' })
const { name, address, phone, email } = await product.deps.laundry(MAIN_BRANCH).settings.current()
const FACTS = [address, name, phone, email, order.address].filter(Boolean)

const detailsOf = orderMailDetails(product.deps)

/** A message to Asha with a sample of a kind's parameters, and its words. */
function written(kind: keyof typeof english.messages, link = '/somewhere') {
  const params = messageSamples(order.number)[kind] ?? {}
  const parts = [{ kind, params }]
  const message = {
    id: newId(new Date()),
    user_id: null,
    notification_id: newId(new Date()),
    person: 'Asha',
    link,
    parts,
    recipient: asha.user.email,
    reply_to_name: null,
    reply_to_address: null,
  }
  return [message, wordMessageFor(product.deps, { language: 'xx', parts }, detailsOf)] as const
}

/** What a mail program shows. */
function shown(html: string): string {
  return html.replaceAll(/<style.*?<\/style>|<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/&#?\w+;/g, ' ')
}

const KINDS = Object.keys(english.messages) as (keyof typeof english.messages)[]

/** What is left in English, by kind. */
async function englishLeft(textOf: (kind: (typeof KINDS)[number]) => Promise<string>) {
  const left: Record<string, string[]> = {}
  for (const kind of KINDS) {
    const text = await textOf(kind)
    const found = findEnglishWords(text, FACTS)
    if (found.length > 0 || !/[ա-ֆ]{3}/.test(text)) left[kind] = found
  }
  return left
}

it.each(CHANNELS)(
  'leaves no English in any kind of message in another language: $name',
  async (channel) => {
    const left = await englishLeft((kind) => channel.write(product.deps, ...written(kind)))
    expect(left).toEqual({})
  },
)

it('leaves no English in the subject and page of any mail in another language', async () => {
  const left = await englishLeft(async (kind) => {
    const { subject, html } = await mailFromMessage(product.deps, ...written(kind))
    return `${subject} ${shown(html)}`
  })
  expect(left).toEqual({})
})

it('leaves no English in the calendar entry of a mail in another language', async () => {
  const { calendar } = await mailFromMessage(product.deps, ...written('order.booked'))
  const said = calendar!.content.match(/^(?:SUMMARY|DESCRIPTION):.*(?:\r\n .*)*/gm)!.join(' ')
  const text = said.replaceAll('\r\n ', '').replaceAll(/SUMMARY|DESCRIPTION|\\n/g, '')
  expect(text).toMatch(/[ա-ֆ]{3}/)
  expect(findEnglishWords(text, FACTS)).toEqual([])
})
