import { beforeEach, describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { companyInvoicePdf, readCompany } from '#contract/companies/companies.ts'
import { exportCsv } from '#contract/reports/exports.ts'
import { chargeInvoice, orderCreditNote, orderInvoice } from '#contract/invoices/invoices.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { adminSettings, changeTax } from '#contract/settings/settings.ts'
import { addMember } from '../../testing/club.ts'
import { makeCompanyFor, complete } from '../../testing/companies.ts'
import { placed } from '../../testing/order-inputs.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { issueCompanyInvoices } from '../companies/issue-company-invoices.ts'

const product = await testProduct()
const owner = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha Rao' })
})

const HERE = '29AAAAA0000A1ZY'
const TAX_WORD = /gst|\btax|\bsac\b/i
const DECLARATION = 'Composition taxable person, not eligible to collect tax on supplies'

async function stand(fields: Partial<NonNullable<typeof changeTax.body>['_zod']['input']>) {
  const { tax } = (await owner.call(adminSettings, {})).body
  const answer = await owner.call(changeTax, { body: { ...tax, ...fields } })
  expect(answer.status).toBe(200)
  return answer.body
}

async function textAt(url: string): Promise<string> {
  const { rawPayload } = await product.app.inject({
    url,
    headers: { cookie: owner.cookieHeader() },
  })
  return pdfPageTexts(rawPayload).join(' ')
}

const invoiceText = (order: Order) => textAt(orderInvoice.path.replace(':orderId', order._id))
const noteText = (order: Order) => textAt(orderCreditNote.path.replace(':orderId', order._id))
async function csv(file: 'invoices.csv' | 'credit-notes.csv'): Promise<string> {
  const { rawPayload } = await product.app.inject({
    url: exportCsv.path.replace(':file', file),
    headers: { cookie: owner.cookieHeader() },
  })
  return rawPayload.toString('utf8')
}

const lineOf = (text: string, { number }: Order) =>
  text.split('\n').find((line) => line.includes(number))

/** An order that is completed, and one that is completed and taken back. */
async function documented(): Promise<{ order: Order; takenBack: Order }> {
  const order = await placed(asha)
  const takenBack = await placed(asha)
  await complete(owner, order, takenBack)
  const params = { id: takenBack._id }
  await owner.call(setOrderStatus, { params, body: { status: 'washing' } })
  return { order, takenBack }
}

it('prints a plain invoice without any tax while the laundry is not registered', async () => {
  const { order, takenBack } = await documented()
  const text = await invoiceText(order)
  expect(text).toContain('Invoice')
  for (const document of [text, await noteText(takenBack)]) expect(document).not.toMatch(TAX_WORD)
  for (const file of ['invoices.csv', 'credit-notes.csv'] as const)
    expect(await csv(file)).not.toMatch(TAX_WORD)
})

it('prints a bill of supply with its declaration, and no tax, under the composition scheme', async () => {
  await stand({ standing: 'composition', gstin: HERE })
  const { order, takenBack } = await documented()
  const text = await invoiceText(order)
  for (const part of ['Bill of supply', DECLARATION, HERE, 'SAC 999719'])
    expect(text).toContain(part)
  for (const document of [text, await noteText(takenBack)])
    expect(document.replaceAll(DECLARATION, '')).not.toMatch(/GST\b|taxable|\btax\b/i)
  const head = (await csv('invoices.csv')).split('\n')[0]
  expect(head).toContain('Our GSTIN')
  expect(head).not.toMatch(/CGST|IGST|GST \(%\)|Taxable/)
})

it('prints CGST and SGST, and the SAC of each service, once registered', async () => {
  const services = (await owner.call(adminSettings, {})).body.tax.serviceSacCodes
  await stand({
    standing: 'registered',
    gstin: HERE,
    serviceSacCodes: { ...services, ironing: '999713' },
  })
  const order = await placed(asha, {
    lines: [
      { itemId: 'wash-fold', quantity: 3 },
      { itemId: 'ironing-shirt', quantity: 3 },
    ],
  })
  await complete(owner, order)
  const text = await invoiceText(order)
  for (const part of ['Tax invoice', 'CGST 9 %', 'SGST 9 %', 'SAC 999719', 'SAC 999713'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/IGST|Place of supply/)
  expect(lineOf(await csv('invoices.csv'), order)).toContain('999713; 999719')
})

it('keeps an invoice as it was issued, in one series, when the tax status changes', async () => {
  await stand({ standing: 'registered', gstin: HERE })
  const taxed = await placed(asha)
  await complete(owner, taxed)
  await stand({ standing: 'unregistered', gstin: '' })
  const plain = await placed(asha)
  await complete(owner, plain)

  const [before, after] = [await invoiceText(taxed), await invoiceText(plain)]
  expect(before).toContain('CGST 9 %')
  expect(after).not.toMatch(TAX_WORD)
  const numbers = [before, after].map((text) => Number(/2025-26-(\d{5})/.exec(text)?.[1]))
  expect(numbers[1]).toBe(numbers[0]! + 1)
  // The credit note of a tax invoice takes back its tax.
  const params = { id: taxed._id }
  await owner.call(setOrderStatus, { params, body: { status: 'washing' } })
  expect(await noteText(taxed)).toContain('CGST 9 %')
  expect((await csv('invoices.csv')).split('\n')[0]).toContain('CGST (₹)')
})

describe('a company registered in another State', () => {
  it('charges IGST with its place of supply, in invoices, credit notes and exports', async () => {
    await stand({ standing: 'registered', gstin: HERE })
    const company = await makeCompanyFor(owner, asha, { gstin: '27AAPFU0939F1ZV' })
    const direct = await placed(asha)
    const onAccount = await placed(asha, { paymentMethod: 'account' })
    await complete(owner, direct, onAccount)
    product.clock.set('2025-07-01T06:30:00Z')
    await issueCompanyInvoices(product.deps)
    const { invoices } = (await owner.call(readCompany, { params: { id: company._id } })).body
    const monthly = companyInvoicePdf.path
      .replace(':id', company._id)
      .replace(':invoiceId', invoices[0]!._id)

    const params = { id: direct._id }
    const text = await invoiceText(direct)
    await owner.call(setOrderStatus, { params, body: { status: 'washing' } })
    for (const document of [text, await textAt(monthly), await noteText(direct)]) {
      for (const part of ['IGST 18 %', 'Place of supply', 'Maharashtra (27)', '27AAPFU0939F1ZV'])
        expect(document).toContain(part)
      expect(document).not.toMatch(/CGST|SGST/)
    }
    // ₹210 with 18 % in it: ₹32.03.
    for (const file of ['invoices.csv', 'credit-notes.csv'] as const)
      expect(lineOf(await csv(file), direct)).toMatch(
        /999719,18,177\.97,0,0,210.*32\.03,27-Maharashtra,27AAPFU0939F1ZV/,
      )
  })
})

describe('a customer who gave a GSTIN', () => {
  const give = (gstin: string) =>
    asha.call(updateUser, { params: { id: asha.user._id }, body: { name: 'Asha Rao', gstin } })

  it('pays IGST for orders and the Laundry Club in another State', async () => {
    await stand({ standing: 'registered', gstin: HERE })
    await give('27AAPFU0939F1ZV')
    const order = await placed(asha)
    await complete(owner, order)
    const membership = await addMember(asha, { planId: 'basic' })
    const params = { id: membership._id }
    const { body: charges } = await asha.call(subscriptionCharges, { params })
    const charge = await textAt(chargeInvoice.path.replace(':chargeId', charges[0]!._id))
    for (const text of [await invoiceText(order), charge]) {
      for (const part of ['IGST 18 %', 'Maharashtra (27)', '27AAPFU0939F1ZV'])
        expect(text).toContain(part)
      expect(text).not.toMatch(/CGST|SGST/)
    }
  })

  it('pays CGST and SGST in the laundry’s State', async () => {
    await stand({ standing: 'registered', gstin: HERE })
    await give('29ABCDE1234F1ZW')
    const order = await placed(asha)
    await complete(owner, order)
    const text = await invoiceText(order)
    for (const part of ['CGST 9 %', 'SGST 9 %', '29ABCDE1234F1ZW']) expect(text).toContain(part)
  })
})

describe('the tax settings', () => {
  it('refuse a registered laundry without a GSTIN', async () => {
    const { tax } = (await owner.call(adminSettings, {})).body
    const body = { ...tax, standing: 'registered' as const, gstin: '' }
    const refused = await owner.call(changeTax, { body })
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('GSTIN')])
  })

  it('refuse a GSTIN of a laundry that is not registered', async () => {
    const { tax } = (await owner.call(adminSettings, {})).body
    const body = { ...tax, standing: 'unregistered' as const, gstin: HERE }
    const refused = await owner.call(changeTax, { body })
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('GSTIN')])
  })

  it('derive the tax status from the GSTIN when a client sends nothing else', async () => {
    const old = async (gstin: string) => {
      const { version } = (await owner.call(adminSettings, {})).body.tax
      const body = { gstin, taxPercent: 18, sacCode: '999719', version }
      return (await owner.call(changeTax, { body })).body
    }
    expect(await old(HERE)).toMatchObject({ standing: 'registered', gstin: HERE })
    expect(await old('')).toMatchObject({ standing: 'unregistered', gstin: '' })
    await stand({ standing: 'composition', gstin: HERE })
    const { serviceSacCodes } = (await owner.call(adminSettings, {})).body.tax
    expect(await old(HERE)).toMatchObject({ standing: 'composition', serviceSacCodes })
  })
})
