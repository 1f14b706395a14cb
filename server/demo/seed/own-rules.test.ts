// The first content of a laundry or demo passes the product's own input rules.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signupBody } from '#contract/accounts/accounts.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { addItem, addPlan } from '#contract/settings/settings-catalogue.ts'
import { chatBody } from '#contract/help/chat.ts'
import { contactBody } from '#contract/help/contact.ts'
import { garmentFields } from '#contract/garments/garments.ts'
import { answerMessage } from '#contract/help/help-desk.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { addAddress, addCard } from '#contract/accounts/profile.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import { hoursInput, taxInput } from '#contract/settings/settings.ts'
import { newStaffNote } from '#contract/accounts/staff-notes.ts'
import { openTicket, replyToTicket } from '#contract/help/tickets.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { DEFAULT_EXPRESS_FEE_PAISE, FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import { readOrderReference } from '#domain/orders/record/order-number.ts'
import { FIRST_PLANS } from '#domain/club/plans.ts'
import { DEFAULT_SLOT_CAPACITIES } from '#domain/slots/slots.ts'
import { readTicketNumber } from '#domain/help/tickets.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { makeDemoRows } from './make-demo-rows.ts'
import { FIRST_BUSINESS } from '../../catalog/catalogue/first-content.ts'

const version = ''
const rows = makeDemoRows(new Date('2026-03-18T09:30:00Z'), { customer: 'a hash', admin: 'a hash' })

/** What a rule says against each of these, and that it would store them as they are. */
function refusals(schema: z.core.$ZodType, inputs: readonly object[]): object[] {
  expect(inputs.length).toBeGreaterThan(0)
  return inputs.flatMap((input): object[] => {
    const read = z.safeParse(schema, input)
    if (!read.success) return [{ input, issues: read.error.issues }]
    const kept = read.data as Record<string, unknown>
    const changed = Object.entries(input).filter(
      ([key, value]) => JSON.stringify(kept[key]) !== JSON.stringify(value),
    )
    return changed.length > 0 ? [{ input, kept }] : []
  })
}

const rupees = (paise: number | null): number | null => (paise === null ? null : paise / 100)

test('allows saving the settings of a new laundry and of the demo as they are', () => {
  for (const business of [FIRST_BUSINESS, { ...FIRST_BUSINESS, ...rows.business }]) {
    const { name, phone, email, address } = business
    const facts = { name, phone, email, address, timeZone: business.time_zone, version }
    const { complaints_officer: complaintsOfficer = '' } = business
    const complaints = { complaintsOfficer, complaintsEmail: '', complaintsPhone: '' }
    expect(refusals(settingCalls.changeBusiness.body, [{ ...facts, ...complaints }])).toEqual([])
    const tax = { gstin: business.gstin ?? '', taxPercent: 18, sacCode: '999719' }
    expect(refusals(taxInput, [{ ...tax, version }])).toEqual([])
  }
  const hours = [0, 1, 2, 3, 4, 5, 6].map(
    (day) => DEFAULT_BUSINESS_HOURS[day as keyof typeof DEFAULT_BUSINESS_HOURS],
  )
  expect(refusals(hoursInput, [{ hours, version }])).toEqual([])
  const capacities = DEFAULT_SLOT_CAPACITIES
  expect(refusals(settingCalls.changeCapacities.body, [{ capacities, version }])).toEqual([])
  const expressFee = rupees(DEFAULT_EXPRESS_FEE_PAISE)
  expect(refusals(settingCalls.changeExpressFee.body, [{ expressFee, version }])).toEqual([])
})

test('allows adding the first items and plans as they are', () => {
  const items = FIRST_CATALOGUE.map(({ service, name, ...prices }) => ({
    service,
    name,
    listPrice: rupees(prices.listPricePaise),
    onlinePrice: rupees(prices.onlinePricePaise),
  }))
  expect(refusals(addItem.body, items)).toEqual([])
  const plans = FIRST_PLANS.map(({ pricePaise, originalPricePaise, ...plan }) => ({
    name: plan.name,
    description: plan.description,
    price: rupees(pricePaise),
    originalPrice: rupees(originalPricePaise),
    kilograms: plan.kilograms,
    pickups: plan.pickups,
    dryCleanItems: plan.dryCleanItems,
    trialDays: plan.trialDays,
    popular: plan.popular,
    extras: plan.extras,
    active: true,
  }))
  expect(refusals(addPlan.body, plans)).toEqual([])
})

test('allows the demo’s people to sign up, with a readable PIN code', () => {
  const password = 'a-password-of-nobody'
  const people = rows.users.map(({ name, email, phone }) => ({ name, email, phone, password }))
  expect(refusals(signupBody, people)).toEqual([])
  expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual(
    DEMO_ACCOUNTS.map(({ email }) => rows.users.find((user) => user.email === email)?.email),
  )
  const { addresses, cards } = rows.profile
  const saved = addresses.map(({ type, address }) => ({ type, address }))
  expect(refusals(addAddress.body, saved)).toEqual([])
  const everywhere = [
    ...addresses.map(({ address }) => address),
    ...rows.users.filter(({ role }) => role === 'customer').map(({ address }) => address),
    ...rows.orders.flatMap((order) => [order.address, order.delivery_address]),
    rows.business.address,
  ]
  expect(everywhere.filter((address) => pinCodeIn(String(address)) === null)).toEqual([])
  const inputs = cards.map(({ token, brand, last4, holder, ...card }) => ({
    token,
    brand,
    last4,
    holder,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
  }))
  expect(refusals(addCard.body, inputs)).toEqual([])
})

test('allows placing and rating the demo’s orders, and finds them by number', () => {
  const orders = rows.orders.map((order) => ({
    lines: rows.lines
      .filter((line) => line.order_id === order.id)
      .map(({ item_id: itemId, quantity }) => ({ itemId, quantity })),
    ...pickupOfSlotId(order.slot_id),
    address: order.address,
    deliveryAddress: order.delivery_address,
    deliveryPreference: order.delivery_preference,
    paymentMethod: order.payment_method,
    specialInstructions: order.special_instructions,
  }))
  expect(refusals(placeOrder.body, orders)).toEqual([])
  const rated = rows.orders.filter(({ rating }) => rating !== null)
  const ratings = rated.map(({ rating, rating_comment: comment }) => ({
    rating,
    ...(comment && { comment }),
  }))
  expect(refusals(rateOrder.body, ratings)).toEqual([])
  for (const { number } of rows.orders) expect(readOrderReference(number)).not.toBeNull()
  const notes = [...rows.orderNotes, ...rows.door.notes].map(({ text }) => ({ text }))
  expect(refusals(newStaffNote, notes)).toEqual([])
  const completions = rows.door.completions.map(({ note }) => ({ note }))
  expect(refusals(completeStop.body, completions)).toEqual([])
})

test('lets the demo’s garments and tickets pass the rules for customers', () => {
  const garments = rows.wardrobe.garments.map((garment) => ({
    name: garment.name,
    category: garment.category,
    condition: garment.condition,
    color: garment.color,
    material: garment.material,
    size: garment.size,
    careInstructions: garment.care_instructions,
    notes: garment.notes,
  }))
  expect(refusals(garmentFields, garments)).toEqual([])
  const { help } = rows
  const messages = help.messages.map(({ name, email, subject, message, inquiry_type }) => ({
    name,
    email,
    subject,
    message,
    inquiryType: inquiry_type,
  }))
  expect(refusals(contactBody, messages)).toEqual([])
  const answers = help.answers.map(({ answer }) => ({ answer }))
  expect(refusals(answerMessage.body, answers)).toEqual([])
  const tickets = help.tickets.map(({ id, subject, category, priority }) => ({
    subject,
    category,
    priority,
    message: help.ticketMessages.find((message) => message.ticket_id === id)?.body,
  }))
  expect(refusals(openTicket.body, tickets)).toEqual([])
  const replies = help.ticketMessages.map(({ body }) => ({ message: body }))
  expect(refusals(replyToTicket.body, replies)).toEqual([])
  for (const { number } of help.tickets) expect(readTicketNumber(number)).toBe(number)
  const chats = help.chatMessages.map(({ body, client_id: clientId }) => ({ clientId, text: body }))
  expect(refusals(chatBody, chats)).toEqual([])
})
