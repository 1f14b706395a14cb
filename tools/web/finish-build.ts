/**
 * Adds to a fresh build the parts that React Router doesn't make: pictures, offline page, service worker, screen
 * pages with script names, the riders' app, the address list, and compressed copies.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { minifySync, runnerImport } from 'vite'
import type * as OfflineModule from '../../web/app/offline/offline-page.tsx'
import type * as ShareModule from '../../web/illustrations/share-picture.tsx'
import routes from '../../web/app/routes.ts'
import { addressPatterns } from './address-patterns.ts'
import { buildRunApp } from './build-run-app.ts'
import { compressBuild } from './compress-build.ts'
import { drawPictures } from './draw-pictures.ts'
import { writeScreenPages } from './write-screen-pages.ts'
import { writeServiceWorker } from './write-service-worker.ts'

/** @param folder the built web app */
export async function finishBuild(root: string, folder: string): Promise<void> {
  const { SharePicture } = await load<typeof ShareModule>(
    join(root, 'web/illustrations/share-picture.tsx'),
  )
  await drawPictures(root, folder, SharePicture)
  writeServiceWorker(root, folder, await writeOfflinePage(root, folder))
  writeScreenPages(folder)
  paintBeforeScripts(folder)
  await buildRunApp(root, folder)
  for (const script of ['boot.js', 'service-worker.js', 'run-worker.js'])
    minify(join(folder, script))
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ addresses: addressPatterns(routes) }))
  await compressBuild(folder)
}

/** Node strips types but reads no JSX; Vite does. */
async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
  })
  return module
}

/** Writes offline.html; gives the files that it can't do without, itself first. */
async function writeOfflinePage(root: string, folder: string): Promise<string[]> {
  const { OfflinePage } = await load<typeof OfflineModule>(
    join(root, 'web/app/offline/offline-page.tsx'),
  )
  const [stylesheet] = assets(folder, 'entry-*.css')
  if (!stylesheet) throw new Error('The build has no stylesheet.')
  const fonts = assets(folder, '*-latin-wght-normal-*.woff2')
  const page = renderToStaticMarkup(createElement(OfflinePage, { stylesheet, fonts }))
  writeFileSync(join(folder, 'offline.html'), `<!DOCTYPE html>${page}`)
  return ['/offline.html', stylesheet, ...fonts, '/boot.js', '/favicon.svg']
}

/**
 * A written page can be read without its scripts and what it looks like on paper, so these wait until it has been
 * painted; boot.js starts them. The page that any other screen starts from has nothing to show without them.
 */
function paintBeforeScripts(folder: string): void {
  for (const page of globSync('**/index.html', { cwd: folder })) {
    const file = join(folder, page)
    const html = readFileSync(file, 'utf8')
    const waiting = html
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      .replaceAll(/<link rel="stylesheet"(?=[^>]* media="print")/g, '<link rel="later"')
      .replace('<script type="module" async="">', '<script type="text/later">')
    if (!waiting.includes('text/later')) throw new Error(`${page} has no script that could wait.`)
    writeFileSync(file, waiting)
  }
}

/** Scripts of ours that no bundler sees. */
function minify(file: string): void {
  writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
}

function assets(folder: string, pattern: string): string[] {
  return globSync(`assets/${pattern}`, { cwd: folder })
    .map((file) => `/${file}`)
    .sort()
}
