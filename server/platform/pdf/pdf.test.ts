import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawnPages, NAMES, typedText } from '../../testing/drawn-pages.ts'
import { newPdf } from './pdf.ts'

/** pdfkit begins a new line at each of these. */
const oneLine = typedText.map((text) => text.replaceAll('\n', ' '))

it('draws a line as wide as it is measured, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...NAMES, 'Asha Rao'), oneLine),
      fc.constantFrom('text', 'bold'),
      async (text, font) => {
        const { doc, bytes } = await newPdf({ size: [5000, 100], margin: 0 }, text)
        doc.font(font).fontSize(10)
        const width = doc.widthOfString(text)
        doc.text(text, 20, 20, { lineBreak: false })
        doc.end()
        const ends = drawnPages(await bytes)[0]!.texts.map(({ right }) => right)
        expect(Math.abs(Math.max(20, ...ends) - 20 - width)).toBeLessThan(1)
      },
    ),
    { numRuns: 100 },
  )
})
