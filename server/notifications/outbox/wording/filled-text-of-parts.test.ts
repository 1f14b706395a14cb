import { expect, it } from 'vitest'
import type { Message } from '#words/message.ts'
import { english } from '#words/words.ts'
import { replacementKey } from '../../notifications/replacement-key.ts'
import { filledTextOfParts } from './filled-text-of-parts.ts'

const number = 'LC-7K2M-9QXD'

const part = (message: Message) => ({
  kind: message.kind,
  params: message.params ?? {},
  about: null,
  replaces: replacementKey(message),
})

const status = (to: 'washing' | 'ready' | 'out_for_delivery', order = number) =>
  part({ kind: 'order.status_set', params: { number: order, status: to, reason: null } })

const letter = part({ kind: 'order.message', params: { number, text: 'We found a button.' } })

const named = (...parts: Parameters<typeof filledTextOfParts>[1]) =>
  filledTextOfParts(english, parts)

it('is the text of its only part', () => {
  expect(named(status('ready'))).toMatchObject({ name: 'order_ready', values: { number } })
})

it('says that there is more, where several parts are about one order', () => {
  expect(named(status('ready'), letter)).toMatchObject({ name: 'order_news', values: { number } })
  expect(named(status('out_for_delivery'), letter)).toMatchObject({
    name: 'order_on_its_way_with_news',
    values: { number },
  })
})

it('is the newest part’s text where its parts are about several orders', () => {
  expect(named(status('ready'), status('washing', 'LC-OTHER'))).toMatchObject({
    name: 'order_ready',
  })
})
