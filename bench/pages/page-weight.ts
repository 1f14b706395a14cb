// Weight of a page: the code a browser loads before the page can be used, and its sources.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../table.ts'

const BUILT = join(import.meta.dirname, '../../build/client')
const MOST_KB = 130
/** The order form must be usable within 5 s on slow 3G, which brings 50 kB a second. */
const MOST_FORM_KB = 150

/** What the code that calls the staff's part of the API must contain. */
const STAFF_MARK = '/api/admin/'

/** What a script needs before it runs. */
const AT_ONCE = [
  /(?:^|[;}\s])(?:import|export)(?:[^"'`;()]*?from)?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
]
/** And what it may load later. */
const EVER = [...AT_ONCE, /import\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g]

interface BuiltRoute {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}

/** Weighs `/` and the order form as they were built, and looks for staff's code in everything customers' pages load. */
export function measurePageWeight(): Figure[] {
  const start = withImports(scriptsOf(read('/index.html')), AT_ONCE)
  const form = withImports(scriptsOf(read('/__screens/new-order.html')), AT_ONCE)
  const routes = readRoutes()
  const isStaffs = ({ id }: BuiltRoute) => /admin|console/i.test(id)
  const customers = withImports(
    routes.filter((route) => !isStaffs(route)).flatMap((route) => filesOf(route, routes)),
    EVER,
  )
  const staffs = withImports(
    routes.filter(isStaffs).flatMap((route) => filesOf(route, routes)),
    EVER,
  )
  if (![...staffs].some(hasStaffMark)) {
    throw new Error(
      `No script of staff's pages contains ${STAFF_MARK}, so nothing would be proved.`,
    )
  }
  const strays = [...customers].filter(
    (file) =>
      hasStaffMark(file) || routes.some((route) => isStaffs(route) && route.module === file),
  )
  return [
    {
      name: 'JavaScript on /, gzipped',
      value: [...start].reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000,
      unit: 'kB',
      atMost: MOST_KB,
    },
    { name: 'scripts on /', value: start.size },
    {
      name: 'JavaScript of the order form until it can be used, brotli',
      value: [...form].reduce((sum, file) => sum + sentBytes(file), 0) / 1000,
      unit: 'kB',
      atMost: MOST_FORM_KB,
    },
    { name: 'scripts of the order form until then', value: form.size },
    { name: "scripts of any customer's page", value: customers.size },
    { name: "of these, with staff's code", value: strays.length, atMost: 0 },
  ]
}

/** The scripts that a page names: in tags, as module preloads, and in its inline modules. */
function scriptsOf(html: string): string[] {
  const named = [
    ...html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g),
    ...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g),
    ...html.matchAll(/import[^;]*?["'](\/assets\/[^"']+\.js)["']/g),
  ]
  return named.map(([, file]) => file!)
}

/** With everything that these import in one of the given ways, and what that imports in turn. */
function withImports(files: readonly string[], ways: readonly RegExp[]): Set<string> {
  const found = new Set<string>()
  const follow = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const way of ways)
      for (const [, target] of read(file).matchAll(way))
        follow(posix.join(posix.dirname(file), target!))
  }
  files.forEach(follow)
  return found
}

/** A route's own scripts and those of the routes around it. */
function filesOf(route: BuiltRoute, routes: readonly BuiltRoute[]): string[] {
  const parent = routes.find(({ id }) => id === route.parentId)
  return [route.module, ...(route.imports ?? []), ...(parent ? filesOf(parent, routes) : [])]
}

function readRoutes(): BuiltRoute[] {
  const [file] = globSync('assets/manifest-*.js', { cwd: BUILT })
  if (!file) throw new Error('The web app is not built: run `npm run build` first.')
  const json = read(`/${file}`).replace(/^window\.__reactRouterManifest=/, '')
  const manifest = JSON.parse(json.replace(/;\s*$/, '')) as { routes: Record<string, BuiltRoute> }
  return Object.values(manifest.routes)
}

/** What a browser is sent of a script: its compressed copy, unless it is too short for one. */
function sentBytes(file: string): number {
  const path = join(BUILT, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function hasStaffMark(file: string): boolean {
  return read(file).includes(STAFF_MARK)
}

function read(file: string): string {
  return readFileSync(join(BUILT, file), 'utf8')
}
