// Bundles the web app; in development it passes /api on to the server beside it.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdownPages } from './tools/markdown.ts'
import { reliableImports } from './tools/web/reliable-imports.ts'
import { staffIcons } from './tools/web/staff-icons.ts'
import { writtenAddresses } from './tools/web/written-addresses.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The modules around every screen. Whatever only some visitors need must stay out of it. */
const FRAME = [
  /\/web\/app\/(page-address|public-pages)\.tsx?$/,
  /\/web\/app\/layout\/[\w-]+\.tsx?$/,
  /\/web\/illustrations\/(clothesline|garments)\.tsx$/,
  /\/web\/ui\/(button|failed|lazy-part|marked|spinner|text-link|toast|fields\/star-rating)\.tsx$/,
  /\/web\/features\/(catalogue\/current-catalogue|content\/(closing-call|marketing-facts|reason-list)|pickup\/(first-steps|schedule-link))\.tsx?$/,
  /\/web\/lib\/(api|business|cached-query|load-part|log|page-title|session|site|telephone-link|words)\.tsx?$/,
  /\/words\/en\/catalogue\/services\.ts$/,
  /\/domain\/[\w/-]+\/(business-hours|catalogue|money|roles)\.ts$/,
  /\/clsx\/|preload-helper/,
]

const FRAMEWORK = [
  /node_modules\/(react|react-dom|react-router|scheduler)\//,
  /rolldown[/:]runtime/,
]

/** Small things that most screens with something to fill in or to load have in common. */
const SHARED = [
  /\/lucide-react\/.*\/icons\/(arrow-left|check|chevron-down|circle-alert|clock|minus|plus|search|x)\.m?js$/,
  /\/domain\/[\w/-]+\/(address|address-parts|order-choices|phone|result|time-zone)\.ts$/,
  /\/words\/en\/[\w/-]+\/(counting|shared|order-choices)\.ts$/,
  /\/web\/features\/(account\/(linked-code|push-here|return-path)|forms\/form-problem|orders\/basket)\.tsx?$/,
  /\/web\/lib\/(current-address|hydrated|idempotency-key|laundry-time|paging|rupees)\.ts$/,
  /\/web\/(screens\/customer\/new-order\/draft\/kept-draft|offline\/kept-completions)\.ts$/,
  /\/web\/ui\/(empty-state|panel|read-out-alone|skeleton|fields\/(field|text-input|typed-number))\.tsx?$/,
]

/** What the order form begins with, and other screens of customers have parts of. */
const ORDERING = [
  /\/(domain|words\/en)\/[\w/-]+\/(allowance|least-charge|least-weight|limits|loyalty|order-payments|order-size-refusals|pricing|adjustment-names|club-cover|rule-charges|rule-refusals)\.ts$/,
  /\/(domain\/orders\/order-items|words\/(said|en\/orders\/order-items|en\/[\w/-]+\/(address-form|bag-choice)))\.ts$/,
  /\/web\/features\/(account\/(loyalty|profile)-queries|catalogue\/(catalogue-query|price)|club\/club-(cover|queries))\.tsx?$/,
  /\/web\/features\/(forms\/save-buttons|orders\/(price\/(adjustment-words|order-cost)|record\/order-queries|placed\/placed-state))\.tsx?$/,
  /\/web\/(features\/(addresses\/saved-address|pickup\/use-coverage)|screens\/customer\/new-order\/(draft\/draft(-shape)?|state\/use-bag))\.ts$/,
  /\/(domain\/companies\/company-prices|web\/features\/companies\/ordering-company)\.ts$/,
  /\/web\/ui\/(confirm-dialog|dialog|fields\/stepper-count)\.tsx$/,
]

/** What logging in, signing up and choosing a password have in common. */
const ACCOUNT = [
  /\/web\/features\/account\/(after-sign-in|auth-frame|kept-goal|new-password-fields|passkeys-here|sign-in-ways)\.tsx?$/,
  /\/(web\/features\/orders|words\/en\/orders)\/order-before-sign-in\.tsx?$/,
  /\/web\/screens\/account\/login\/second-factor-needed\.ts$/,
  /\/web\/ui\/fields\/password-input\.tsx$/,
]

const STAFF_ICONS = staffIcons()

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id))

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    markdownPages(),
    reliableImports(),
    writtenAddresses(),
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
        codeSplitting: {
          // What every page needs compresses better together; the framework changes less often than we do.
          groups: [
            { name: 'framework', test: isOneOf(FRAMEWORK) },
            { name: 'frame', test: isOneOf(FRAME) },
            { name: 'marketing', test: /\/web\/features\/content\/(hung-cards|quotes)\.tsx$/ },
            {
              name: 'query',
              test: /node_modules\/@tanstack\/|\/web\/lib\/(query-client|unavailable)\.ts$/,
            },
            // Every page's script names each chunk of each screen, so what goes together is one. A group
            // takes along what it imports, unless a group above has it.
            { name: 'shared', test: isOneOf(SHARED) },
            {
              name: 'icons',
              test: (id) => id.includes('/lucide-react/') && !STAFF_ICONS.test(id),
            },
            { name: 'staff-icons', test: STAFF_ICONS },
            { name: 'contract', test: /\/contract\/base\/(call|fields)\.ts$/ },
            { name: 'ordering', test: isOneOf(ORDERING) },
            { name: 'account', test: isOneOf(ACCOUNT) },
            { name: 'choices', test: /\/web\/ui\/fields\/(checkbox|radio-card|select)\.tsx$/ },
            {
              name: 'own-orders',
              test: /\/(domain\/orders\/delivery-move|web\/(features\/orders\/record\/use-order-changes|lib\/now))\.ts$/,
            },
            {
              name: 'allowance',
              test: /\/(web\/features\/club\/(use-allowance-left|allowance-meters)|words\/en\/club\/club-allowance)\.tsx?$/,
            },
            {
              name: 'order-lifecycle',
              test: /\/(domain\/orders\/record\/(hand-over|order-lifecycle)|words\/en\/orders\/(hand-over|order-statuses)|features\/orders\/record\/delivery-time)\.ts$/,
            },
            { name: 'toast-card', test: /\/web\/ui\/toast-(card\.tsx|place\.ts)$/ },
            {
              name: 'badge',
              test: /\/web\/(ui\/(badge|fields\/textarea)|features\/orders\/status\/status-badge)\.tsx$/,
            },
            // What sets a status offers to take it back.
            { name: 'pending-undos', test: /\/web\/features\/orders\/status\/pending-undos\.ts$/ },
            {
              name: 'status-changes',
              test: /\/web\/features\/orders\/status\/(status-changes\.ts|undo-toast\.tsx)$/,
            },
            {
              name: 'garment',
              test: /\/web\/features\/garments\/garment-(picture|queries)\.tsx?$/,
            },
            // What stands around every page of somebody who is signed in, and around the console.
            {
              name: 'signed-in',
              test: /\/web\/(app\/layout\/signed-in\/(?!forget-person|unsent-dialog)[\w-]+\.tsx?|lib\/live\/live(-stream)?\.ts|ui\/(menu|popover)\.tsx)$/,
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
