// The pseudo-language in a browser: the built app as it is served, its one language replaced on the way.
import { readFileSync, readdirSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../..')
const ASSETS = join(ROOT, 'build/client/assets')

/** English as built (`web/lib/words.ts`), which gives its words back as they are. */
const ENGLISH = 'code:`en-IN`,words:e=>e'

/** Makes every page of the context draw its words in the pseudo-language. */
export async function usePseudoLanguage(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: inPage() })
  for (const { file, script } of scriptsWithLanguage()) {
    await context.route(`**/assets/${file}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: script.replace(ENGLISH, 'code:`en-IN`,words:window.pseudo'),
      }),
    )
  }
}

/**
 * English of the site, and of each app that is built beside it.
 * @throws Error where the build has no such script
 */
function scriptsWithLanguage(): { file: string; script: string }[] {
  const found = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, script: readFileSync(join(ASSETS, file), 'utf8') }))
    .filter(({ script }) => script.includes(ENGLISH))
  if (found.length > 0) return found
  throw new Error(`No script of the build has ${ENGLISH}.`)
}

/** Script of the page: the pseudo-language, which gives the same words for the same entries each time. */
function inPage(): string {
  const source = readFileSync(join(ROOT, 'words/testing/pseudo-language.ts'), 'utf8')
  return `(() => {
    ${stripTypeScriptTypes(source).replaceAll('export ', '')}
    const known = new Map()
    window.pseudo = (entries) => {
      if (typeof entries !== 'object') return pseudoLanguage(entries)
      const names = Object.keys(entries).toSorted().join()
      if (!known.has(names)) known.set(names, pseudoLanguage(entries))
      return known.get(names)
    }
  })()`
}
