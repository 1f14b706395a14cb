/** Builds the riders' app at /run into the built web app: its page, its scripts and styles, and its service worker. */
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'
import { callAddressesPlugin } from './call-addresses-plugin.ts'
import { iconImportsPlugin } from './icon-imports-plugin.ts'
import { UNUSED_BY_REACT } from './unused-by-react.ts'

/** What the page needs beside its own assets. */
const SHARED_FILES = ['/run/manifest.webmanifest', '/boot.js', '/favicon.svg', '/icons/run-192.png']

/** The fonts of the laundry's own words; what else a name is written in has a font on the phone. */
const KEPT_FONT = /-(latin-wght-normal|rupee)-[\w-]+\.woff2$/

/** Later scripts need no others before them, so Vite's helper that fetches these ahead would be weight alone. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
}

/** @param folder the built web app, all other files of which are there */
export async function buildRunApp(root: string, folder: string): Promise<void> {
  const before = new Set(globSync('assets/*', { cwd: folder }))
  await build({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    logLevel: 'error',
    define: UNUSED_BY_REACT,
    plugins: [plainImports, callAddressesPlugin(), iconImportsPlugin(), tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'web/run/index.html'),
        output: {
          chunkFileNames: 'assets/run-[name]-[hash:8].js',
          entryFileNames: 'assets/run-[hash:8].js',
          assetFileNames: 'assets/[name]-[hash:8][extname]',
        },
      },
    },
  })
  copyFileSync(join(root, 'web/run/manifest.webmanifest'), join(folder, 'run/manifest.webmanifest'))
  const page = readFileSync(join(folder, 'run/index.html'), 'utf8')
  const made = globSync('assets/*', { cwd: folder }).filter(
    (file) => !before.has(file) || page.includes(file),
  )
  const assets = made
    .map((file) => `/${file}`)
    .filter((file) => !file.endsWith('.woff2') || KEPT_FONT.test(file))
    .sort()
  const kept = ['/run', ...assets, ...SHARED_FILES]
  const version = createHash('sha256').update(page).update(kept.join())
  for (const file of SHARED_FILES) version.update(readFileSync(join(folder, file)))
  await buildWorker(root, folder, { version: version.digest('hex').slice(0, 16), kept })
}

/** One script, that may import what the app is made of. */
async function buildWorker(root: string, folder: string, known: object): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    logLevel: 'error',
    define: { RUN_BUILD: JSON.stringify(known) },
    plugins: [callAddressesPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'web/run/service-worker.js'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'run-worker.js' },
      },
    },
  })
}
