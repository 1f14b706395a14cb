import { expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { makeByPhone } from '#contract/counter/counter.ts'
import { sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { sendSignInCode } from '#contract/accounts/phone-sign-in.ts'
import { product, signUpByPhone, readTextedCode, enterCode } from './test-codes.ts'

const LANDLINE = '080 2222 3333'
const UNSURE = '80501 23456'

it('texts no sign-in code to a landline', async () => {
  const { status, message } = await product.visitor.call(sendSignInCode, {
    body: { phone: LANDLINE },
  })
  expect([status, message]).toEqual([
    422,
    'Our texts go to Indian mobile numbers, and 080 2222 3333 isn’t one. Please enter another number.',
  ])
})

it('asks if a number in a range shared with landlines is a mobile, and texts it after a yes', async () => {
  const asked = await product.visitor.call(sendSignInCode, { body: { phone: UNSURE } })
  expect([asked.status, asked.code]).toEqual([409, 'maybe_landline'])

  const { status } = await product.visitor.call(sendSignInCode, {
    body: { phone: UNSURE, isMobile: true },
  })
  expect(status).toBe(202)
})

it('texts no code to a landline in a profile', async () => {
  const who = await signUpByPhone()
  const params = { id: who.user._id }
  await who.call(updateUser, { params, body: { name: who.user.name, phone: LANDLINE } })
  expect((await who.call(sendPhoneCode, { params })).status).toBe(422)

  const unsure = '80506 78901'
  await who.call(updateUser, { params, body: { name: who.user.name, phone: unsure } })
  expect((await who.call(sendPhoneCode, { params })).code).toBe('maybe_landline')
  expect((await who.call(sendPhoneCode, { params, query: { isMobile: 'true' } })).status).toBe(202)
})

it('makes no customer from a landline at the counter', async () => {
  const staff = await product.person({ role: 'admin' })
  const make = (phone: string, isMobile?: boolean) =>
    staff.call(makeByPhone, { body: { name: 'Meera', phone, isMobile } })
  expect((await make(LANDLINE)).status).toBe(422)
  expect((await make('79701 23456')).status).toBe(201)
  expect((await make('80502 34567')).code).toBe('maybe_landline')
  expect(await make('80502 34567', true)).toMatchObject({
    status: 201,
    body: { phone: '+918050234567' },
  })
})

it('asks staff if a corrected number is a mobile, and treats no landline as reachable by text', async () => {
  const staff = await product.person({ role: 'admin' })
  const { user } = await signUpByPhone()
  const correct = (phone: string, isMobile?: boolean) =>
    staff.call(updateUser, {
      params: { id: user._id },
      body: { name: user.name, phone, isMobile },
    })
  const isGiven = async () =>
    (
      await product.db
        .selectFrom('users')
        .select('phone_given_at')
        .where('id', '=', user._id)
        .executeTakeFirstOrThrow()
    ).phone_given_at !== null
  expect((await correct('80503 45678')).code).toBe('maybe_landline')
  expect((await correct('80503 45678', false)).status).toBe(200)
  expect(await isGiven()).toBe(false)
  expect((await correct('80504 56789', true)).status).toBe(200)
  expect(await isGiven()).toBe(true)
  expect((await correct(LANDLINE)).status).toBe(200)
  expect(await isGiven()).toBe(false)
})

it('reads a pasted number and code', async () => {
  const { ticket } = (
    await product.visitor.call(sendSignInCode, {
      body: { phone: '\u202atel:+91-98450-77001\u202c' },
    })
  ).body
  const code = await readTextedCode('+919845077001')
  const { status } = await enterCode(
    product.visitor,
    ticket,
    `G-${code.slice(0, 3)} ${code.slice(3)}`,
  )
  expect(status).toBe(200)
})
