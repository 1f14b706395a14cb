// Vite plugin: loads parts of the web app with web/lib/load-page-file.ts instead of Vite's own helper.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { loadPageFile } from '../../web/lib/load-page-file.ts'

const HELPER = /vite\/preload-helper\.js$/

export function reliableImportsPlugin(): Plugin {
  const loader = join(import.meta.dirname, '../../web/lib/load-page-file.ts')
  return {
    name: 'reliable-imports',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: () => ({
        code: `export { ${loadPageFile.name} as __vitePreload } from ${JSON.stringify(loader)}`,
        map: null,
      }),
    },
  }
}
