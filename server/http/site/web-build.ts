/** Reads the built web app into memory, so that one build is served even if the folder changes. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { etagOf } from '../answers/make-cached-body.ts'

/** A file that is served as it was built. */
export interface BuiltFile {
  body: Buffer
  br: Buffer | null
  gz: Buffer | null
  type: string
  etag: string
  /** Its name says what is in it, so it may be kept forever. */
  isHashed: boolean
}

/** A text with placeholders for the site's name and address. */
export interface BuiltText {
  text: string
  type: string
}

export interface WebBuild {
  /** By path, such as "/assets/root-B1zm.css". */
  files: Map<string, BuiltFile>
  /** Pages by address, such as "/services", and the manifest. */
  texts: Map<string, BuiltText>
  /** Every address that the web app has a screen for, such as "/orders/:id". */
  addresses: string[]
}

/** The page that starts any screen in the browser, and the one for addresses that lead nowhere. */
const SPA_PAGE = '/__spa-fallback.html'
/** Where the pages lie that start one screen and name its scripts. */
const SCREEN_PAGES = '/__screens/'
export const NOT_FOUND_PAGE = '/404'

/** The page that an address without one of its own starts from. */
export function startPageOf({ texts }: WebBuild, address: string): string {
  const own = `${SCREEN_PAGES}${address.slice(1).replaceAll('/', '_')}.html`
  return texts.has(own) ? own : SPA_PAGE
}

/** Whether a page stands in for others, and has no address of its own. */
export function isFallbackPage(address: string): boolean {
  return [SPA_PAGE, NOT_FOUND_PAGE].includes(address) || address.startsWith(SCREEN_PAGES)
}

const HTML = 'text/html; charset=utf-8'
const TYPES: Record<string, string> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** @returns null where nothing has been built */
export function readWebBuild(folder: string): WebBuild | null {
  const list = join(folder, 'site.json')
  if (!existsSync(list)) return null
  const { addresses } = JSON.parse(readFileSync(list, 'utf8')) as {
    addresses: string[]
  }
  const build: WebBuild = { files: new Map(), texts: new Map(), addresses }
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)]
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/')
    if (!entry.isFile() || !type || file === list) continue
    if (type === HTML || path.endsWith('.webmanifest'))
      build.texts.set(path.replace(/(?<=.)\/index\.html$|index\.html$/, ''), {
        text: readFileSync(file, 'utf8'),
        type,
      })
    else build.files.set(path, readBuilt(file, path, type))
  }
  return build
}

function readBuilt(file: string, path: string, type: string): BuiltFile {
  const body = readFileSync(file)
  return {
    body,
    br: readIfThere(`${file}.br`),
    gz: readIfThere(`${file}.gz`),
    type,
    etag: etagOf(body),
    isHashed: path.startsWith('/assets/'),
  }
}

function readIfThere(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null
}
