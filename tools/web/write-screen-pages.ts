/**
 * Writes a start page for each screen without a page of its own. It names the screen's scripts and first calls, so
 * that the browser fetches them in parallel with the shared scripts.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preloadLinksOf } from './screen-calls.ts'
import { usedStyles, wordsInPageScripts } from './used-styles.ts'

/** What React Router writes for the browser. */
interface Manifest {
  /** Of its script, which is `text`. */
  address: string
  text: string
  entry: { module: string }
  routes: Record<string, Route>
}
interface Route {
  path?: string
  parentId?: string
  module: string
  imports: string[]
}

const FONTS = /<link rel="preload" as="font"[^>]*>/g
const SCRIPTS = /<link rel="modulepreload"[^>]*>/g
const BOOT = '<script src="/boot.js"></script>'
const STYLES = /<link rel="stylesheet" href="([^"]+)"\/>/

/** @param folder the built web app; pages come into `__screens`, by their address in small letters */
export function writeScreenPages(folder: string): void {
  const shared = readFileSync(join(folder, '__spa-fallback.html'), 'utf8')
  const [, file] = STYLES.exec(shared) ?? []
  if (!file) throw new Error('The page that screens start from has no stylesheet.')
  const styles = readFileSync(join(folder, file), 'utf8')
  const manifest = readManifest(folder)
  const { routes } = manifest
  mkdirSync(join(folder, '__screens'))
  for (const { path, ...route } of Object.values(routes)) {
    if (!path || /[*:]/.test(path)) continue
    const own = ownPage(folder, path)
    if (own === PUBLIC) continue
    const screen = path.toLowerCase()
    const page = withoutLate(own ?? shared)
    const scripts = [...new Set(scriptsOf(route, routes))].filter((each) => !page.includes(each))
    const links = [
      ...(page.match(SCRIPTS) ?? []),
      ...scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`),
    ]
    const { ownCalls, calls } = preloadLinksOf(screen)
    // While the first of these files is asked for, the line is free for the styles.
    const linked = page
      .replaceAll(SCRIPTS, '')
      .replace(BOOT, [...ownCalls, BOOT, ...links, ...calls].join(''))
    const used = usedStyles(styles, wordsInPageScripts(folder, linked))
    const styled = linked.replace(STYLES, (link) => `<style>${used}</style>${waiting(link)}`)
    writeFileSync(
      join(folder, '__screens', `${screen.replaceAll('/', '_')}.html`),
      withList(styled, manifest),
    )
  }
  writeFileSync(join(folder, '__spa-fallback.html'), withList(shared, manifest))
}

/** What search engines may find, and who reads it before its scripts have run. */
const PUBLIC = Symbol('public')

/** The page that was written for a screen alone, which is taken out of the build; null where there is none. */
function ownPage(folder: string, path: string): string | typeof PUBLIC | null {
  const file = join(folder, path, 'index.html')
  if (!existsSync(file)) return null
  const page = readFileSync(file, 'utf8')
  if (page.includes('<link rel="canonical"')) return PUBLIC
  rmSync(join(folder, path), { recursive: true })
  return page
}

/**
 * There is nothing to do before the scripts have run, so boot.js lets the fonts, and the styles of other screens,
 * come after them.
 */
function withoutLate(page: string): string {
  return page.replaceAll(FONTS, '').replace('<html ', '<html data-fonts="late" ')
}

/**
 * The list of screens stands in the page itself: while the first script is asked for, the line is free for it.
 * React Router preloads the address that the list gives as its own, so that is one that is loaded anyway.
 */
function withList(page: string, { address, text, entry }: Manifest): string {
  const list = text.replace(`"url":"${address}"`, `"url":"${entry.module}"`)
  return page
    .replace(`<link rel="modulepreload" href="${address}"/>`, '')
    .replace(`import "${address}";`, '')
    .replace('<script type="module"', (module) => `<script>${list}</script>${module}`)
}

/**
 * React looks for the link, so that stays; nothing is loaded for one that is disabled, nor, because it is for no
 * medium, ahead of finding that out.
 */
function waiting(link: string): string {
  return link.replace('/>', ' media="not all" disabled=""/>')
}

function readManifest(folder: string): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file) throw new Error('The build has no list of its screens.')
  const text = readFileSync(join(folder, file), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const { entry, routes } = JSON.parse(json) as Pick<Manifest, 'entry' | 'routes'>
  return { address: `/${file}`, text: text.trim(), entry, routes }
}

function scriptsOf(
  { module, imports, parentId }: Omit<Route, 'path'>,
  routes: Manifest['routes'],
): string[] {
  const parent = parentId ? routes[parentId] : undefined
  return [module, ...imports, ...(parent ? scriptsOf(parent, routes) : [])]
}
