/** The totals of an invoice, in numbers and in words. */
import { formatPlanPaise } from '#domain/club/plans.ts'
import { DAY } from '../../platform/palette.ts'
import { PAGE, ensurePageSpace } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { drawText, drawTextShrunkToFit, textHeight } from '../../platform/pdf/text-boxes.ts'
import type { Drawing } from './page.ts'

const SUMS_LEFT = 330

/** What a sum is called may go over several lines. */
const NAME_WIDTH = 145

const ROW_GAP = 3

/** @returns where the next thing may begin */
export function drawInvoiceTotals(
  doc: Pdf,
  { content: { sums }, texts }: Drawing,
  top: number,
): number {
  const rows: [name: string, amount: string, colour: string][] = [
    [texts.items, formatPlanPaise(sums.itemsPaise), DAY.ink],
  ]
  if (sums.leastChargePaise !== undefined)
    rows.push([texts.leastCharge, formatPlanPaise(sums.leastChargePaise), DAY.ink])
  if (sums.coveredPaise > 0)
    rows.push([texts.covered, `−${formatPlanPaise(sums.coveredPaise)}`, DAY.success])
  if (sums.expressFeePaise > 0)
    rows.push([texts.express, formatPlanPaise(sums.expressFeePaise), DAY.ink])
  if (sums.feesPaise !== undefined)
    rows.push([texts.fees, formatPlanPaise(sums.feesPaise), DAY.ink])
  for (const [index, { paise }] of (sums.discounts ?? []).entries())
    rows.push([texts.discounts[index]!, `−${formatPlanPaise(paise)}`, DAY.success])
  if (sums.discountPaise > 0 && sums.discounts === undefined)
    rows.push([texts.discount, `−${formatPlanPaise(sums.discountPaise)}`, DAY.success])
  if (sums.givenBackPaise !== undefined)
    rows.push([texts.refundedBefore, `−${formatPlanPaise(sums.givenBackPaise)}`, DAY.success])

  doc.fontSize(9.5).font('text')
  const heights = rows.map(([name]) => textHeight(doc, name, NAME_WIDTH) + ROW_GAP)
  const height = heights.reduce((sum, each) => sum + each, 0)
  let y = ensurePageSpace(doc, height + 60, top + 10)
  doc.fontSize(9.5).font('text')
  for (const [index, [name, amount, colour]] of rows.entries()) {
    doc.fillColor(colour)
    drawText(doc, name, { x: SUMS_LEFT, y, width: NAME_WIDTH })
    drawTextShrunkToFit(doc, amount, { x: PAGE.right - 70, y, width: 62, align: 'right' })
    y += heights[index]!
  }
  y += 2
  doc.roundedRect(SUMS_LEFT - 12, y, PAGE.right - SUMS_LEFT + 12, 34, 9).fill(DAY.primary)
  doc.font('bold').fontSize(11).fillColor(DAY.onPrimary)
  drawTextShrunkToFit(doc, texts.total, { x: SUMS_LEFT, y: y + 11, width: 80 })
  doc.fontSize(15)
  drawTextShrunkToFit(doc, formatPlanPaise(sums.totalPaise), {
    x: PAGE.right - 130,
    y: y + 8,
    width: 120,
    align: 'right',
  })
  doc.font('text').fontSize(9).fillColor(DAY.inkSoft)
  const left = { x: PAGE.left, width: 250 }
  let below = drawText(doc, texts.inWords, { ...left, y: y + 3 })
  if (texts.saved !== null) {
    doc.fillColor(DAY.success)
    below = drawText(doc, texts.saved, { ...left, y: below + 3 })
  }
  return Math.max(y + 34, below) + 18
}
