// Bundler settings of the web app; in development, /api goes to the server beside it.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdownPagesPlugin } from './tools/markdown.ts'
import { chunkLayersPlugin } from './tools/web/chunk-layers-plugin.ts'
import { iconImportsPlugin } from './tools/web/icon-imports-plugin.ts'
import { reliableImportsPlugin } from './tools/web/reliable-imports-plugin.ts'
import { callAddressesPlugin } from './tools/web/call-addresses-plugin.ts'
import { UNUSED_BY_REACT } from './tools/web/unused-by-react.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  define: command === 'build' ? UNUSED_BY_REACT : {},
  plugins: [
    markdownPagesPlugin(),
    reliableImportsPlugin(),
    callAddressesPlugin(),
    iconImportsPlugin(),
    chunkLayersPlugin(),
    tailwindcss(),
    !process.env.VITEST && reactRouter(),
  ],
  build: {
    // Data URLs would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A sentence of a word file stands where it is used, so that no page carries another's.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Every page's script names each chunk of each screen, so a chunk has no name but its hash; that of the
        // order form's later steps has, for browser tests wait for it.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          name === 'later-steps' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: api, changeOrigin: false } },
  },
}))
