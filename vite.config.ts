// Bundles the web app; in development it passes /api on to the server beside it.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdownPages } from './tools/markdown.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The modules around every screen. Whatever only some visitors need must stay out of it. */
const FRAME =
  /\/web\/((layout|art)\/[\w-]+|ui\/(button|spinner|toast)|api|business|log|page-title|session|theme)\.tsx?$|\/clsx\/|preload-helper/

export default defineConfig({
  publicDir: 'web/public',
  plugins: [markdownPages(), tailwindcss(), !process.env.VITEST && reactRouter()],
  build: {
    // Data URLs would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs compresses better together; the framework changes less often than we do.
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'frame', test: FRAME },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: api, changeOrigin: false } },
  },
})
