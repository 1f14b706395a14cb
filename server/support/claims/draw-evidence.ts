/** Draws a claim's evidence as a PDF of A4 pages in the house style. */
import { DAY } from '../../platform/palette.ts'
import {
  drawPageFooters,
  drawLabel,
  drawTitle,
  newA4Document,
  PAGE,
  ensurePageSpace,
} from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { drawText, drawTextShrunkToFit } from '../../platform/pdf/text-boxes.ts'
import { wrapText } from '../../platform/pdf/wrap-text.ts'
import { drawEvidencePhotos } from './draw-evidence-photos.ts'
import type { Block, Entry, EvidencePages, Sum } from './evidence-pages.ts'

/** How a text is set. */
interface Type {
  font: 'text' | 'bold'
  size: number
  colour: string
}

const TEXT: Type = { font: 'text', size: 9.5, colour: DAY.ink }
const STRONG: Type = { ...TEXT, font: 'bold' }
const SOFT: Type = { font: 'text', size: 8.5, colour: DAY.inkSoft }
const HASH: Type = { font: 'text', size: 7.5, colour: DAY.inkSoft }

/** A heading stands with something below it. */
const HEADING_ROOM = 64
const FACTS = { columns: 3, width: 158, gap: 14 }

/** @returns the PDF's bytes */
export async function drawEvidence(pages: EvidencePages): Promise<Buffer> {
  const { title, claim, laundry, day, sections, images } = pages
  const { doc, bytes } = await newA4Document(
    { Title: `${title} · ${claim}`, Author: laundry, Subject: claim },
    JSON.stringify({ ...pages, images: [] }),
  )
  drawTitle(doc, { laundry, title, number: claim, day })
  let y = 132
  for (const { heading, blocks } of sections) {
    y = ensurePageSpace(doc, HEADING_ROOM, y)
    doc.font('bold').fontSize(12.5).fillColor(DAY.primary)
    drawText(doc, heading, { x: PAGE.left, y, width: PAGE.width, lines: 1 })
    doc
      .moveTo(PAGE.left, y + 18)
      .lineTo(PAGE.right, y + 18)
      .lineWidth(0.6)
      .stroke(DAY.line)
    y += 26
    for (const block of blocks) y = drawBlock(doc, block, images, y) + 8
    y += 8
  }
  drawPageFooters(doc, pages)
  doc.end()
  return bytes
}

/** @returns where the next thing may begin, as all that draw here do */
function drawBlock(doc: Pdf, block: Block, images: readonly Uint8Array[], y: number): number {
  switch (block.kind) {
    case 'facts':
      return drawFacts(doc, block.facts, y)
    case 'text':
      return drawLines(doc, block.text, y, block.isStrong ? STRONG : TEXT)
    case 'sums':
      return block.sums.reduce((top, sum) => drawSum(doc, sum, top), y)
    case 'entries':
      return block.entries.reduce((top, entry) => drawEntry(doc, entry, top), y)
    case 'photos':
      return drawEvidencePhotos(doc, block.photos, images, y)
  }
}

/** Line by line over as many pages as it takes, within `width` from `left`. */
function drawLines(
  doc: Pdf,
  text: string,
  top: number,
  type: Type,
  { left = PAGE.left, width = PAGE.width }: { left?: number; width?: number } = {},
): number {
  const height = type.size * 1.4
  let y = top
  doc.font(type.font).fontSize(type.size)
  for (const line of wrapText(doc, text, width)) {
    y = ensurePageSpace(doc, height, y)
    doc.font(type.font).fontSize(type.size).fillColor(type.colour)
    doc.text(line, left, y, { lineBreak: false })
    y += height
  }
  return y
}

function drawFacts(
  doc: Pdf,
  facts: readonly { name: string; value: string }[],
  top: number,
): number {
  let y = top
  for (let from = 0; from < facts.length; from += FACTS.columns) {
    const row = facts.slice(from, from + FACTS.columns)
    doc.font(TEXT.font).fontSize(TEXT.size)
    const lines = row.map(({ value }) => wrapText(doc, value, FACTS.width).length)
    y = ensurePageSpace(doc, 12 + Math.max(...lines) * TEXT.size * 1.4, y)
    const ends = row.map(({ name, value }, column) => {
      const left = PAGE.left + column * (FACTS.width + FACTS.gap)
      drawLabel(doc, name, left, y, FACTS.width)
      return drawLines(doc, value, y + 12, TEXT, { left, width: FACTS.width })
    })
    y = Math.max(...ends) + 6
  }
  return y
}

function drawSum(doc: Pdf, { name, detail, amount, isTotal }: Sum, top: number): number {
  const type = isTotal ? STRONG : TEXT
  const width = PAGE.width - 110
  doc.font(type.font).fontSize(type.size)
  const y = ensurePageSpace(doc, wrapText(doc, name, width).length * type.size * 1.4 + 18, top)
  doc.fillColor(type.colour)
  drawTextShrunkToFit(doc, amount, { x: PAGE.right - 100, y, width: 100, align: 'right' })
  const below = drawLines(doc, name, y, type, { width })
  return (detail === '' ? below : drawLines(doc, detail, below, SOFT, { width })) + 4
}

function drawEntry(doc: Pdf, { head, text, beside, hash }: Entry, top: number): number {
  // What begins an entry stands with what follows.
  let y = drawLines(doc, head, ensurePageSpace(doc, 40, top), SOFT)
  y = drawLines(doc, text, y, TEXT)
  for (const line of beside) y = drawLines(doc, line, y, SOFT)
  if (hash !== '') y = drawLines(doc, hash, y, HASH)
  return y + 6
}
