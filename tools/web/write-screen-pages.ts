/**
 * Writes for each screen that has no page of its own one to start from, which names the screen's scripts and what
 * it asks first: the browser fetches them beside what every screen needs, and not one after the other.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callLinks } from './screen-calls.ts'
import { usedStyles, wordsOf } from './used-styles.ts'

/** What React Router writes for the browser. */
interface Manifest {
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
  const start = readFileSync(join(folder, '__spa-fallback.html'), 'utf8')
  // There is nothing to read before the scripts have run, so boot.js lets the fonts, and the styles of other screens,
  // come after them.
  const frame = start
    .replaceAll(FONTS, '')
    .replaceAll(SCRIPTS, '')
    .replace('<html ', '<html data-fonts="late" ')
  const [styles, file = ''] = STYLES.exec(frame) ?? []
  if (!styles) throw new Error('The page that screens start from has no stylesheet.')
  const text = readFileSync(join(folder, file), 'utf8')
  // React looks for the link, so that stays; nothing is loaded for one that is disabled, nor, because it is for no
  // medium, ahead of finding that out.
  const link = styles.replace('/>', ' media="not all" disabled=""/>')
  const { routes } = readManifest(folder)
  mkdirSync(join(folder, '__screens'))
  for (const { path, ...route } of Object.values(routes)) {
    if (!path || /[*:]/.test(path) || existsSync(join(folder, path, 'index.html'))) continue
    const screen = path.toLowerCase()
    const scripts = [...new Set(scriptsOf(route, routes))].filter((each) => !start.includes(each))
    const links = [
      ...(start.match(SCRIPTS) ?? []),
      ...scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`),
    ]
    const { ownCalls, calls } = callLinks(screen)
    // While the first of these files is asked for, the line is free for the styles.
    const page = frame.replace(BOOT, [...ownCalls, BOOT, ...links, ...calls].join(''))
    const own = usedStyles(text, wordsOf(folder, page))
    writeFileSync(
      join(folder, '__screens', `${screen.replaceAll('/', '_')}.html`),
      page.replace(styles, () => `<style>${own}</style>${link}`),
    )
  }
}

function readManifest(folder: string): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file) throw new Error('The build has no list of its screens.')
  const text = readFileSync(join(folder, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

function scriptsOf(
  { module, imports, parentId }: Omit<Route, 'path'>,
  routes: Manifest['routes'],
): string[] {
  const parent = parentId ? routes[parentId] : undefined
  return [module, ...imports, ...(parent ? scriptsOf(parent, routes) : [])]
}
