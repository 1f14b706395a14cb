/** Draws an order's bag labels: 62 × 100 mm, black on white for a thermal printer, with all care requests. */
import { serviceById } from '#domain/catalogue/catalogue.ts'
import { drawQrCode } from '../../billing/invoices/draw-qr-code.ts'
import { newPdf, type Pdf } from '../../platform/pdf/pdf.ts'
import { fillNumberOfTotal } from '../../platform/pdf/fill-number-of-total.ts'
import type { BagTagTexts } from './bag-tag-texts.ts'
import type { OrderRow } from './view.ts'
import { drawText, drawTextShrunkToFit } from '../../platform/pdf/text-boxes.ts'
import { wrapText } from '../../platform/pdf/wrap-text.ts'

/** Points in a millimetre. */
const MM = 72 / 25.4
const WIDTH = 62 * MM
const HEIGHT = 100 * MM
const EDGE = 4 * MM
const INNER = WIDTH - 2 * EDGE
const BLACK = '#000000'

/** What the tag itself has room for; longer care goes on labels of its own, behind the tag of each bag. */
const CARE_SIZE = 8
const CARE_LINES_ON_TAG = 2
const CARE_TOP = EDGE + 213
const STAMP_HEIGHT = 24

/** A care label's text begins under its head, and ends above the bag's stamp. */
const LABEL_SIZE = 9.5
const LABEL_LINE = LABEL_SIZE * 1.35
const LABEL_TOP = EDGE + 52

export interface BagTags {
  order: OrderRow
  texts: BagTagTexts
  bags: number
  /** Every instruction about care, as `careNotes` gives them. */
  care: readonly string[]
  /** The laundry's name. */
  laundry: string
  /** Where the order's page in the console is; what the QR code opens. */
  address: string
}

/** The labels of several orders, one order after the other. */
export interface BagTagSheets {
  title: string
  /** The laundry's name. */
  laundry: string
  orders: readonly BagTags[]
}

/** @returns the PDF's bytes: one page a bag, and behind it its care where that is long */
export async function drawBagTags({ title, laundry, orders }: BagTagSheets): Promise<Buffer> {
  const { doc, bytes } = await newPdf(
    {
      size: [WIDTH, HEIGHT],
      margin: 0,
      autoFirstPage: false,
      info: { Title: title, Author: laundry },
    },
    JSON.stringify(orders),
  )
  for (const tags of orders)
    for (let bag = 1; bag <= tags.bags; bag += 1) {
      doc.addPage()
      const more = drawTag(doc, tags, bag)
      drawCareLabels(doc, tags, bag, more)
    }
  doc.end()
  return bytes
}

/** @returns the care that the tag has no room for */
function drawTag(doc: Pdf, tags: BagTags, bag: number): readonly string[] {
  const { order, texts, address } = tags
  drawHead(doc, tags)
  fitted(doc, order.number, EDGE, EDGE + 17, INNER, 30)
  rule(doc, EDGE + 52)

  drawQrCode(doc, address, EDGE, EDGE + 60, 82, BLACK)
  const side = EDGE + 90
  const room = WIDTH - EDGE - side
  caption(doc, texts.inThisOrder, side, EDGE + 60, room)
  let y = EDGE + 70
  for (const amount of texts.amounts) {
    fitted(doc, amount, side, y, room, 17)
    y += 20
  }
  const services = new Set(order.lines.map((each) => serviceById(each.service).name))
  doc.font('text').fontSize(7.5).fillColor(BLACK)
  drawText(doc, [...services].join(', '), { x: side, y: y + 2, width: room, lines: 4 })

  const facts = EDGE + 150
  caption(doc, texts.customer, EDGE, facts, INNER)
  const { name, digits } = bagTagCustomer(order)
  doc.font('bold').fontSize(14)
  const digitsWidth = doc.widthOfString(digits)
  const nameWidth = Math.min(INNER - digitsWidth - 6, doc.widthOfString(name))
  line(doc, 'bold', 14, name, EDGE, facts + 9, nameWidth)
  drawTextShrunkToFit(doc, digits, { x: EDGE + nameWidth + 6, y: facts + 9, width: digitsWidth })
  const half = INNER / 2
  caption(doc, texts.pickup, EDGE, facts + 30, half - 4)
  line(doc, 'bold', 9.5, texts.pickupDay, EDGE, facts + 39, half - 4)
  line(doc, 'text', 8, texts.pickupTime, EDGE, facts + 51, half - 4)
  caption(doc, texts.backBy, EDGE + half, facts + 30, half)
  line(doc, 'bold', 9.5, texts.backDay, EDGE + half, facts + 39, half)
  line(doc, 'text', 8, texts.backAt, EDGE + half, facts + 51, half)

  const more = drawCareOnTag(doc, tags)
  stampBag(doc, texts.bags[bag - 1]!)
  return more
}

/** The laundry, and how the order goes back. */
function drawHead(doc: Pdf, { order, texts: { preference }, laundry }: BagTags): void {
  const room = 60
  line(doc, 'bold', 8, laundry, EDGE, EDGE, INNER - room - 4)
  if (order.delivery_preference !== 'standard')
    return stamp(doc, preference.toUpperCase(), WIDTH - EDGE - room, EDGE - 2, room, 14, 8.5)
  doc.font('text').fontSize(8).fillColor(BLACK)
  drawTextShrunkToFit(doc, preference, {
    x: WIDTH - EDGE - room,
    y: EDGE,
    width: room,
    align: 'right',
  })
}

function drawCareOnTag(doc: Pdf, { care, texts }: BagTags): readonly string[] {
  if (care.length === 0) return []
  doc.font('bold').fontSize(CARE_SIZE).fillColor(BLACK)
  const fits = wrapText(doc, texts.care, INNER).length <= CARE_LINES_ON_TAG
  drawText(doc, fits ? texts.care : texts.careFollows, {
    x: EDGE,
    y: CARE_TOP,
    width: INNER,
    lines: CARE_LINES_ON_TAG,
  })
  return fits ? [] : care
}

function drawCareLabels(doc: Pdf, tags: BagTags, bag: number, care: readonly string[]): void {
  const { order, texts } = tags
  doc.font('text').fontSize(LABEL_SIZE)
  const lines = care.flatMap((note) => [...wrapText(doc, `• ${note}`, INNER), ''])
  const room = Math.floor((HEIGHT - EDGE - STAMP_HEIGHT - 6 - LABEL_TOP) / LABEL_LINE)
  const labels = Math.ceil(lines.length / room)
  for (let label = 0; label < labels; label += 1) {
    doc.addPage()
    drawHead(doc, tags)
    fitted(doc, order.number, EDGE, EDGE + 14, INNER, 20)
    const head = fillNumberOfTotal(texts.careLabel, label + 1, labels)
    line(doc, 'bold', 10, head, EDGE, EDGE + 36, INNER)
    doc.font('text').fontSize(LABEL_SIZE).fillColor(BLACK)
    lines
      .slice(label * room, (label + 1) * room)
      .forEach((text, index) =>
        doc.text(text, EDGE, LABEL_TOP + index * LABEL_LINE, { lineBreak: false }),
      )
    stampBag(doc, texts.bags[bag - 1]!)
  }
}

function stampBag(doc: Pdf, text: string): void {
  stamp(doc, text, EDGE, HEIGHT - EDGE - STAMP_HEIGHT, INNER, STAMP_HEIGHT, 16)
}

/** First name and the last three digits of the phone: enough to tell bags apart, not to know who it is. */
export function bagTagCustomer(order: Pick<OrderRow, 'customer_name' | 'customer_phone'>): {
  name: string
  digits: string
} {
  const [name = ''] = order.customer_name.trim().split(/\s+/)
  const digits = order.customer_phone.replaceAll(/\D/g, '').slice(-3)
  return { name, digits: digits && `···${digits}` }
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
  drawText(doc, text, { x, y, width, lines: 1 })
}

function caption(doc: Pdf, text: string, x: number, y: number, width: number): void {
  line(doc, 'text', 7, text, x, y, width)
}

function fitted(doc: Pdf, text: string, x: number, y: number, width: number, size: number): void {
  doc.font('bold').fontSize(size).fillColor(BLACK)
  drawTextShrunkToFit(doc, text, { x, y, width })
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
  drawTextShrunkToFit(doc, text, {
    x: x + 3,
    y: y + (height - doc.currentLineHeight()) / 2,
    width: width - 6,
    align: 'center',
  })
}
