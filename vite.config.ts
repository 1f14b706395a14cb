// Bundles the web app; in development it passes /api on to the server beside it.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdownPages } from './tools/markdown.ts'
import { staffIcons } from './tools/web/staff-icons.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The modules around every screen. Whatever only some visitors need must stay out of it. */
const FRAME = [
  /\/web\/app\/(page-address|public-pages)\.tsx?$/,
  /\/web\/app\/layout\/[\w-]+\.tsx?$/,
  /\/web\/illustrations\/(clothesline|garments)\.tsx$/,
  /\/web\/ui\/(button|spinner|star-rating|text-link|toast)\.tsx$/,
  /\/web\/features\/(catalogue\/current-catalogue|content\/(closing-call|marketing-facts|reason-list)|pickup\/(first-steps|schedule-link))\.tsx?$/,
  /\/web\/lib\/(api|business|cached-query|log|page-title|session|site|telephone-link)\.tsx?$/,
  /\/domain\/(business-hours|catalogue|money|roles)\.ts$/,
  /\/clsx\/|preload-helper/,
]

const FRAMEWORK = [
  /node_modules\/(react|react-dom|react-router|scheduler)\//,
  /rolldown[/:]runtime/,
]

const STAFF_ICONS = staffIcons()

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id))

export default defineConfig({
  publicDir: 'web/public',
  plugins: [markdownPages(), tailwindcss(), !process.env.VITEST && reactRouter()],
  build: {
    // Data URLs would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A sentence of a word file stands where it is used, so that no page carries another's.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Every page's script names each chunk of each screen, and a hash can hardly be compressed.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What every page needs compresses better together; the framework changes less often than we do.
          groups: [
            { name: 'framework', test: isOneOf(FRAMEWORK) },
            { name: 'frame', test: isOneOf(FRAME) },
            { name: 'marketing', test: /\/web\/features\/content\/(hung-cards|quotes)\.tsx$/ },
            // Every page with a query cache needs its client; those that ask or save, what watches it.
            {
              name: 'query-client',
              test: /@tanstack\/.*\/(queryClient|QueryClientProvider)\.js$|\/web\/lib\/(query-client|unavailable)\.ts$/,
            },
            { name: 'query', test: /node_modules\/@tanstack\// },
            // Each alone would be a request for two hundred bytes, and so would the language of screens.
            {
              name: 'icons',
              test: (id) =>
                (id.includes('/lucide-react/') && !STAFF_ICONS.test(id)) ||
                id.endsWith('/web/lib/words.ts'),
            },
            { name: 'staff-icons', test: STAFF_ICONS },
            // Every page's script names each chunk of each screen, so what goes together is one. A group
            // takes along what it imports, unless a group above has it.
            { name: 'time-zone', test: /\/domain\/time-zone\.ts$/ },
            { name: 'address', test: /\/domain\/(address|phone)\.ts$/ },
            { name: 'contract', test: /\/contract\/(call|fields)\.ts$/ },
            {
              name: 'form',
              test: /\/web\/(ui\/(field|text-input)|features\/forms\/form-problem)\.tsx$/,
            },
            {
              name: 'limits',
              test: /\/(domain\/limits|words\/(said|en\/order-size-refusals))\.ts$/,
            },
            {
              name: 'order-lifecycle',
              test: /\/(domain\/order-lifecycle|words\/en\/order-statuses)\.ts$/,
            },
            { name: 'order-choices', test: /\/(domain|words\/en)\/order-choices\.ts$/ },
            { name: 'loyalty', test: /\/(domain|words\/en)\/loyalty\.ts$/ },
            { name: 'panel', test: /\/web\/ui\/(empty-state|panel|skeleton)\.tsx$/ },
            {
              name: 'dialog',
              test: /\/web\/(ui\/(dialog|confirm-dialog)|features\/forms\/save-buttons)\.tsx$/,
            },
            {
              name: 'laundry-time',
              test: /\/web\/lib\/(current-address|laundry-time|paging|rupees)\.ts$/,
            },
            {
              name: 'order-queries',
              test: /\/web\/features\/orders\/(order-queries|adjustment-words|order-cost|placed\/placed-state)\.ts$|\/domain\/order-payments\.ts$/,
            },
            { name: 'toast-card', test: /\/web\/ui\/toast-(card\.tsx|place\.ts)$/ },
            { name: 'badge', test: /\/web\/ui\/(badge|textarea)\.tsx$/ },
            // What sets a status offers to take it back.
            { name: 'pending-undos', test: /\/web\/features\/orders\/pending-undos\.ts$/ },
            {
              name: 'status-changes',
              test: /\/web\/features\/orders\/(status-changes\.ts|undo-toast\.tsx)$/,
            },
            {
              name: 'garment',
              test: /\/web\/features\/garments\/garment-(picture|queries)\.tsx?$/,
            },
            // With the header of who is signed in, on every page of theirs.
            {
              name: 'live',
              test: /\/web\/(lib\/live(-stream)?|app\/layout\/signed-in\/audit-log-link)\.ts$/,
            },
            { name: 'basket', test: /\/web\/features\/orders\/basket\.ts$/ },
            {
              name: 'kept',
              test: /\/web\/(screens\/customer\/new-order\/kept-draft|screens\/console\/run-sheet\/kept-completions|features\/account\/push-here)\.ts$/,
            },
            {
              name: 'return-path',
              test: /\/web\/(lib\/hydrated|features\/account\/return-path)\.ts$/,
            },
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
