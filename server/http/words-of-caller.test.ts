/** Answers are in the caller’s language: a welcome, a refusal, and the quote of a refusal. */
import { expect, it } from 'vitest'
import { login, me, signup } from '#contract/accounts/accounts.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { orderInput } from '../testing/order-inputs.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct({
  languages: [{ ...pseudoLanguage(english), language: 'xx-IN' }],
})

async function speak(language: string, id: string): Promise<void> {
  await product.db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

it('welcomes a person in their language, and refuses a visitor in the laundry’s', async () => {
  const secret = { email: 'asha@example.com', password: 'a long enough password' }
  const { body } = await product.newBrowser().call(signup, { body: { ...secret, name: 'Asha' } })
  expect(body.message).toBe(english.answers.welcome({ name: 'Asha' }))
  await speak('xx', body.user._id)
  const back = await product.newBrowser().call(login, { body: secret })
  expect(back.body.message).toBe(pseudoText(english.answers.welcomeBack({ name: 'Asha' })))
  const wrong = await product
    .newBrowser()
    .call(login, { body: { ...secret, password: 'another password' } })
  expect(wrong.message).toMatch(/[a-z]/)
})

it('answers a visitor, and a person without a language, in their browser’s', async () => {
  const accepts = { 'accept-language': 'zz, xx-IN;q=0.9, en;q=0.8' }
  const ask = async (secret: string, headers = {}) => {
    const body = { email: 'mia@example.com', password: secret }
    return (await product.newBrowser().call(login, { body }, headers)).body.message
  }
  const secret = 'a long enough password'
  const body = { email: 'mia@example.com', password: secret, name: 'Mia' }
  const made = await product.newBrowser().call(signup, { body }, accepts)
  expect(made.body.message).toBe(pseudoText(english.answers.welcome({ name: 'Mia' })))
  const welcome = english.answers.welcomeBack({ name: 'Mia' })
  expect(await ask(secret)).toBe(welcome)
  expect(await ask(secret, accepts)).toBe(pseudoText(welcome))
  expect(await ask(secret, { 'accept-language': 'zz' })).toBe(welcome)
  const wrong = await product
    .newBrowser()
    .call(login, { body: { ...body, password: 'another password' } }, accepts)
  expect(wrong.message).not.toMatch(/[a-z]/i)
})

it('tells a browser the language of who is logged in, unless it is the laundry’s', async () => {
  const asha = await product.person()
  const language = async () => (await asha.call(me, {})).body.user?.language
  expect(await language()).toBeUndefined()
  await speak('xx', asha.user._id)
  expect(await language()).toBe('xx')
})

it('words a refused order’s quote in its customer’s language', async () => {
  const asha = await product.person()
  const refused = async () => {
    const answer = await asha.call(placeOrder, { body: { ...orderInput(), promoCode: 'NOTHING' } })
    expect(answer.code).toBe('discount_refused')
    const { quote } = answer.body as unknown as { quote: QuoteAnswer }
    return [answer.message!, quote.refusals[0]!.message]
  }
  const said = await refused()
  await speak('xx', asha.user._id)
  expect(await refused()).toEqual(said.map(pseudoText))
})
