import { expect, it } from 'vitest'
import { me, signup } from '#contract/accounts/accounts.ts'
import { coverage } from '#contract/catalogue/catalogue.ts'
import { makeByPhone } from '#contract/counter/counter.ts'
import { sendMessage } from '#contract/help/contact.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

it('signs up with a pasted email, name and phone', async () => {
  const browser = product.newBrowser()
  const body = {
    name: '\u200bAsha\u00a0Rao\u200e',
    email: 'mailto: Asha.Rao@example.com',
    password: 'socks and shirts',
    phone: '\u202a९८४५०\u201112345\u202c',
  }
  expect((await browser.call(signup, { body })).status).toBe(201)
  expect((await browser.call(me, {})).body.user).toMatchObject({
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    phone: '98450-12345',
  })
})

it.each(['\u200b\u2060', '\u3164', '\u2800', '\u200d'])('refuses the name %j', async (name) => {
  const made = await staff.call(makeByPhone, { body: { name, phone: '98450 54321' } })
  expect([made.status, made.message]).toEqual([422, 'Name is required.'])
})

it('finds the PIN code in pasted text', async () => {
  const asked = async (pin: string) =>
    (await product.visitor.call(coverage, { params: { pin } })).body.served
  expect(await asked('560 034')).toBe(true)
  expect(await asked('Bengaluru 560034')).toBe(true)
  expect(await asked('Bengaluru')).toBe(false)
})

it('accepts a PIN code beside a phone number in a message, and no card number', async () => {
  const send = (message: string) =>
    product.visitor.call(sendMessage, {
      body: { name: 'Asha', email: 'asha@example.com', subject: 'Pickup', message },
    })
  expect((await send('Come to Koramangala 560034 98450 00037')).status).toBe(201)
  expect((await send('My card is 4242 4242 4242 4242')).status).toBe(422)
})
