/** Reduces a stylesheet to the rules that a page with given scripts can need. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'

/** How a chunk of the build names another that it loads, at once or later. */
const CHUNK = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g

/**
 * @param css a minified stylesheet
 * @param words every word that the page and its scripts hold: a class is used where it is one of them
 * @returns the rules without a class, and those all of whose classes are used
 */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style({ value }) {
          const isUsed = value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || words.has(part.name)),
          )
          return isUsed ? undefined : []
        },
      },
    },
  })
  return code.toString()
}

/**
 * The words of a page, of the scripts that it names, and of all that these load in their turn.
 * @param folder the built web app
 */
export function wordsInPageScripts(folder: string, page: string): Set<string> {
  const texts = [page]
  const seen = new Set<string>()
  // Grows while it is read.
  for (const text of texts)
    for (const [, chunk = ''] of text.matchAll(CHUNK)) {
      const file = join(folder, 'assets', chunk)
      // Its list of screens names every chunk there is.
      if (seen.has(chunk) || chunk.startsWith('manifest-') || !existsSync(file)) continue
      seen.add(chunk)
      texts.push(readFileSync(file, 'utf8'))
    }
  return new Set(texts.flatMap((text) => text.replaceAll(/\\(.)/g, '$1').split(/[\s"'`]+/)))
}
