/** Draws the labels of an order's bags: 62 × 100 mm, black on white for a thermal printer. */
import { serviceOf } from '#domain/catalogue.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import { drawQr } from '../invoices/draw-qr.ts'
import { newPdf, type Pdf } from '../platform/pdf.ts'
import type { OrderRow } from './view.ts'

/** Points in a millimetre. */
const MM = 72 / 25.4
const WIDTH = 62 * MM
const HEIGHT = 100 * MM
const EDGE = 4 * MM
const INNER = WIDTH - 2 * EDGE
const BLACK = '#000000'

export interface BagTags {
  order: OrderRow
  bags: number
  /** The laundry's name. */
  laundry: string
  /** Where the order's page in the console is; what the QR code opens. */
  address: string
  timeZone: string
}

/** @returns the PDF's bytes, one page a bag */
export async function drawBagTags(tags: BagTags): Promise<Buffer> {
  const { order, bags } = tags
  const { doc, bytes } = await newPdf(
    {
      size: [WIDTH, HEIGHT],
      margin: 0,
      autoFirstPage: false,
      info: { Title: `Bag tags of order ${order.number}`, Author: tags.laundry },
    },
    JSON.stringify(tags),
  )
  for (let bag = 1; bag <= bags; bag += 1) {
    doc.addPage()
    drawTag(doc, tags, bag)
  }
  doc.end()
  return bytes
}

function drawTag(doc: Pdf, { order, bags, laundry, address, timeZone }: BagTags, bag: number) {
  const isExpress = order.delivery_preference === 'express'
  line(doc, 'bold', 8, laundry, EDGE, EDGE, isExpress ? INNER - 56 : INNER)
  if (isExpress) stamp(doc, 'EXPRESS', WIDTH - EDGE - 52, EDGE - 2, 52, 14, 9)

  fitted(doc, order.number, EDGE, EDGE + 17, INNER, 30)
  rule(doc, EDGE + 52)

  drawQr(doc, address, EDGE, EDGE + 60, 82, BLACK)
  const side = EDGE + 90
  const room = WIDTH - EDGE - side
  caption(doc, 'In this order', side, EDGE + 60)
  let y = EDGE + 70
  for (const amount of amountsOf(order)) {
    fitted(doc, amount, side, y, room, 17)
    y += 20
  }
  const services = new Set(order.lines.map((each) => serviceOf(each.service).name))
  doc.font('text').fontSize(7.5).fillColor(BLACK)
  doc.text([...services].join(', '), side, y + 2, { width: room, height: 40, ellipsis: true })

  const facts = EDGE + 150
  caption(doc, 'Customer', EDGE, facts)
  const { name, digits } = customerOf(order)
  doc.font('bold').fontSize(14)
  const nameRoom = INNER - doc.widthOfString(digits) - 6
  const nameWidth = Math.min(nameRoom, doc.widthOfString(name) + 1)
  line(doc, 'bold', 14, name, EDGE, facts + 9, nameWidth)
  doc.text(digits, EDGE + nameWidth + 6, facts + 9, { lineBreak: false })
  const half = INNER / 2
  caption(doc, 'Pickup', EDGE, facts + 30)
  line(doc, 'bold', 9.5, shortDate(order.pickup_date), EDGE, facts + 39, half - 4)
  line(doc, 'text', 8, order.pickup_time, EDGE, facts + 51, half - 4)
  caption(doc, 'Back by', EDGE + half, facts + 30)
  const back = calendarDateIn(order.estimated_delivery_at, timeZone)
  line(doc, 'bold', 9.5, shortDate(back), EDGE + half, facts + 39, half)
  const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone })
  line(doc, 'text', 8, clock.format(order.estimated_delivery_at), EDGE + half, facts + 51, half)

  stamp(doc, `Bag ${bag} of ${bags}`, EDGE, HEIGHT - EDGE - 32, INNER, 32, 20)
}

/** "4 kg" and "5 pieces", as far as there are any. */
export function amountsOf(order: Pick<OrderRow, 'lines'>): string[] {
  const sum = (unit: 'kg' | 'piece') =>
    order.lines
      .filter((each) => each.unit === unit)
      .reduce((total, { quantity }) => total + quantity, 0)
  const [kilograms, pieces] = [sum('kg'), sum('piece')]
  return [
    ...(kilograms > 0 ? [`${kilograms} kg`] : []),
    ...(pieces > 0 ? [`${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`] : []),
  ]
}

/** First name and the last three digits of the phone: enough to tell bags apart, not to know who it is. */
export function customerOf(order: Pick<OrderRow, 'customer_name' | 'customer_phone'>): {
  name: string
  digits: string
} {
  const [name = ''] = order.customer_name.trim().split(/\s+/)
  const digits = order.customer_phone.replaceAll(/\D/g, '').slice(-3)
  return { name, digits: digits && `···${digits}` }
}

/** "Sat, 21 Nov" */
function shortDate(date: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-IN', parts).format(new Date(`${date}T00:00:00Z`))
}

function line(
  doc: Pdf,
  font: 'text' | 'bold',
  size: number,
  text: string,
  x: number,
  y: number,
  width: number,
): void {
  doc.font(font).fontSize(size).fillColor(BLACK)
  doc.text(text, x, y, { width, height: size * 1.3, ellipsis: true })
}

function caption(doc: Pdf, text: string, x: number, y: number): void {
  doc.font('text').fontSize(7).fillColor(BLACK).text(text, x, y, { lineBreak: false })
}

/** As large as fits the width, at most `size`; sits on the same line whatever its size. */
function fitted(doc: Pdf, text: string, x: number, y: number, width: number, size: number): void {
  doc.font('bold').fontSize(size)
  const fits = Math.min(size, (size * width) / doc.widthOfString(text))
  doc.fontSize(fits).fillColor(BLACK)
  doc.text(text, x, y + (size - fits), { lineBreak: false })
}

function rule(doc: Pdf, y: number): void {
  doc
    .moveTo(EDGE, y)
    .lineTo(WIDTH - EDGE, y)
    .lineWidth(1)
    .stroke(BLACK)
}

/** White on black, in the middle of its box. */
function stamp(
  doc: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): void {
  doc.rect(x, y, width, height).fill(BLACK)
  doc.font('bold').fontSize(size).fillColor('#ffffff')
  doc.text(text, x, y + (height - doc.currentLineHeight()) / 2, {
    width,
    align: 'center',
    lineBreak: false,
  })
}
