/** The table of an invoice's lines, over as many pages as needed. */
import type { InvoiceLine } from '#domain/invoices/invoice.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import { DAY } from '../../platform/palette.ts'
import { PAGE, ensurePageSpace } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { drawText, drawTextShrunkToFit, textHeight } from '../../platform/pdf/text-boxes.ts'
import type { InvoiceTexts } from './invoice-labels.ts'
import type { Drawing } from './page.ts'

interface Column {
  x: number
  width: number
  align: 'left' | 'right'
}

const COLUMNS = {
  item: { x: PAGE.left + 8, width: 214, align: 'left' },
  quantity: { x: 274, width: 62, align: 'right' },
  list: { x: 340, width: 66, align: 'right' },
  price: { x: 408, width: 62, align: 'right' },
  amount: { x: 472, width: PAGE.right - 480, align: 'right' },
} as const satisfies Record<string, Column>

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

const ORDER_HEIGHT = 20

/** @returns where the next thing may begin */
export function drawInvoiceLines(doc: Pdf, { content, texts }: Drawing, top: number): number {
  let y = drawTitles(doc, texts, top)
  for (const [index, line] of content.lines.entries()) {
    const height = heightOf(doc, line)
    const { order } = line
    const isFirst = order !== undefined && order !== content.lines[index - 1]?.order
    const fits = ensurePageSpace(doc, height + (isFirst ? ORDER_HEIGHT : 0), y)
    const isNewPage = fits !== y
    if (isNewPage) y = drawTitles(doc, texts, fits)
    if (order !== undefined && (isFirst || isNewPage)) y = drawOrder(doc, order, y)
    drawRow(doc, line, texts.lines[index]!, y)
    y += height
    doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).stroke(DAY.line)
  }
  return y
}

function drawTitles(doc: Pdf, { columns }: InvoiceTexts, y: number): number {
  doc.roundedRect(PAGE.left, y, PAGE.width, 22, 7).fill(DAY.background)
  doc.font('bold').fontSize(8.5).fillColor(DAY.inkSoft)
  for (const column of COLUMN_NAMES) {
    const { x, width, align } = COLUMNS[column]
    drawTextShrunkToFit(doc, columns[column], { x, y: y + 6.5, width, align })
  }
  return y + 24
}

/** Above an order's lines, and again on a new page, where the invoice is over several. */
function drawOrder(doc: Pdf, order: string, y: number): number {
  doc.font('bold').fontSize(9).fillColor(DAY.primary)
  drawText(doc, order, { x: COLUMNS.item.x, y: y + 6, width: PAGE.width - 16, lines: 1 })
  return y + ORDER_HEIGHT
}

function heightOf(doc: Pdf, line: InvoiceLine): number {
  doc.font('bold').fontSize(10)
  const name = textHeight(doc, line.name, COLUMNS.item.width)
  return name + 12 + (line.coveredQuantity > 0 ? 13 : 0) + 11
}

function drawRow(
  doc: Pdf,
  line: InvoiceLine,
  texts: InvoiceTexts['lines'][number],
  top: number,
): void {
  const y = top + 5
  doc.font('bold').fontSize(10).fillColor(DAY.ink)
  const { x, width } = COLUMNS.item
  const below = drawText(doc, line.name, { x, y, width })
  doc.font('text').fontSize(8.5).fillColor(DAY.inkSoft)
  const covered = drawText(doc, texts.detail, { x, y: below, width, lines: 1 }) + 2
  if (line.coveredQuantity > 0) {
    doc.fillColor(DAY.success)
    drawText(doc, texts.covered, { x, y: covered, width, lines: 1 })
    cell(doc, 'amount', `−${formatPlanPaise(line.coveredPaise)}`, covered)
  }
  doc.fontSize(9.5).fillColor(DAY.ink)
  cell(doc, 'quantity', texts.quantity, y)
  cell(doc, 'price', formatPlanPaise(line.unitPricePaise), y)
  doc.font('bold')
  cell(doc, 'amount', formatPlanPaise(line.amountPaise), y)
  doc.font('text').fillColor(DAY.inkSoft)
  cell(
    doc,
    'list',
    formatPlanPaise(line.listPricePaise),
    y,
    line.listPricePaise > line.unitPricePaise,
  )
}

function cell(
  doc: Pdf,
  column: keyof typeof COLUMNS,
  text: string,
  y: number,
  strike = false,
): void {
  const { x, width, align } = COLUMNS[column]
  drawTextShrunkToFit(doc, text, { x, y, width, align, strike })
}
