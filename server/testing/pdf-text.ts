/** Reads the words of a PDF by pdfkit, one text per page. */
import { inflateSync } from 'node:zlib'

/** The words of each page, in the order in which they were drawn, lines joined by spaces. */
export function pdfPageTexts(bytes: Buffer): string[] {
  const objects = pdfObjectsOf(bytes.toString('latin1'))
  return pdfPagesAmong(objects).map(({ body, fonts }) => {
    const letters = new Map<string, Map<number, string>>()
    for (const [name, font] of fonts)
      letters.set(name, lettersOf(pdfStreamText(objects.get(pdfReferenceIn(font, 'ToUnicode'))!)))
    return wordsOf(pdfStreamText(objects.get(pdfReferenceIn(body, 'Contents'))!), letters)
  })
}

/** The pages, each with its fonts by the names that it uses. */
export function pdfPagesAmong(
  objects: Map<string, string>,
): { body: string; fonts: [name: string, font: string][] }[] {
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return pages.map((body) => {
    const resources = objects.get(pdfReferenceIn(body, 'Resources')) ?? body
    const listed = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? ''
    const fonts = [...listed.matchAll(/\/(\S+) (\d+) 0 R/g)]
    return { body, fonts: fonts.map(([, name, ref]) => [name!, objects.get(ref!)!]) }
  })
}

export function pdfObjectsOf(pdf: string): Map<string, string> {
  const found = pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id, body]) => [id!, body!]))
}

export function pdfReferenceIn(body: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? ''
}

export function pdfStreamText(body: string): string {
  const raw = /stream\n([\s\S]*)\nendstream/.exec(body)![1]!
  const bytes = Buffer.from(raw, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Which letters each glyph of a font stands for. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from, list] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) =>
      letters.set(
        Number.parseInt(from!, 16) + index,
        hex!
          .trim()
          .split(' ')
          .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
          .join(''),
      ),
    )
  return letters
}

function wordsOf(content: string, fonts: Map<string, Map<number, string>>): string {
  let letters = new Map<number, string>()
  const words: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(\S+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters
    else
      words.push(
        [...shown!.matchAll(/<([0-9a-f]*)>/gi)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '')
          .join(''),
      )
  }
  return words.join(' ').replaceAll(/\s+/g, ' ')
}
