/** A person with a language of their own reads it in messages, the bell and refusals; others read the laundry's. */
import { expect, it } from 'vitest'
import { notifications, readNotification } from '#contract/messages/notifications.ts'
import { readOutbox } from '#contract/messages/outbox.ts'
import { sendMessage } from '#contract/help/contact.ts'
import { inviteColleague } from '#contract/people/staff-invitations.ts'
import type { StaffRole } from '#contract/people/staff.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { newId } from '../../platform/ids.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct({
  languages: [{ ...pseudoLanguage(english), language: 'xx-IN' }],
})
const asha = await product.person({ name: 'Asha' })
const ben = await product.person({ name: 'Ben' })
const staff = await product.person({ role: 'admin' })
await speak('xx', asha.user._id)
const hers = await placed(asha)
const his = await placed(ben)

async function speak(language: string, id: string): Promise<void> {
  await product.db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

const RIDER: StaffRole = { preset: 'rider', permissions: null, refundsPerDay: null }

const booked = (number: string) => `Order ${number} is booked`

it('writes a mail in the person’s language, including the table of order details', async () => {
  const [mail] = await readMailsTo(product, asha.user.email, 1)
  expect(mail!.subject).toBe(pseudoText(booked(hers.number)))
  expect(mail!.text).toContain(pseudoText(english.mail.greeting({ name: 'Asha' })))
  expect(mail!.text).toContain(pseudoText(english.orderMail.facts.number))
  const [other] = await readMailsTo(product, ben.user.email, 1)
  expect(other!.subject).toBe(booked(his.number))
})

it('writes the notifications in the bell in the person’s language', async () => {
  const titles = async (who: typeof asha) =>
    (await who.call(notifications, {})).body.notifications.map(({ title }) => title)
  expect(await titles(asha)).toEqual([pseudoText(booked(hers.number))])
  expect(await titles(ben)).toEqual([booked(his.number)])
})

it('writes a refusal in the person’s language', async () => {
  const refused = async (who: typeof asha) =>
    (await who.call(readNotification, { params: { id: newId(new Date()) } })).message!
  const sentence = await refused(ben)
  expect(sentence).toMatch(/[a-z]/)
  expect(await refused(asha)).toBe(pseudoText(sentence))
})

it('shows staff the subjects of messages in the laundry’s language', async () => {
  const listed = (await staff.call(readOutbox, { query: {} })).body
  expect(listed.map(({ subject }) => subject)).toEqual([booked(his.number), booked(hers.number)])
})

it('writes a mail to an address in the language of its user, and of no user in the laundry’s', async () => {
  const laundry = 'laundry@example.com'
  await product.db.updateTable('business').set({ email: laundry }).execute()
  const sent = { name: 'Asha', email: asha.user.email, subject: 'Curtains', message: '10 metres?' }
  await asha.call(sendMessage, { body: sent })
  const [received] = await readMailsTo(product, laundry, 1)
  expect(received!.subject).toBe('Contact: Curtains')

  const mia = await product.person()
  await speak('xx', mia.user._id)
  await staff.call(inviteColleague, { body: { ...RIDER, email: mia.user.email } })
  const [invitation] = await readMailsTo(product, mia.user.email, 1)
  expect(invitation!.text).toMatch(/[ա-ֆ]{3}/)
  expect(invitation!.subject).not.toMatch(/[a-z]/i)
})

it('uses the laundry’s language for a person whose language has no word files', async () => {
  await speak('yy', asha.user._id)
  const { body } = await asha.call(notifications, {})
  expect(body.notifications.map(({ title }) => title)).toEqual([booked(hers.number)])
})
