// Says which tests run where: the rules and the web once, the server on both of its databases.
import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const TESTING = `${import.meta.dirname}/server/testing`

/** What kills and restarts servers, or measures: `npm run test:soak` asks for it. */
const SOAK = [
  'bench/{club-simulation,hostile,mail,survival}.test.ts',
  'server/{hung-server,orderly-end,replaced-server,webhooks-killed}.test.ts',
  'server/backoffice/backup/backup-of-bucket.test.ts',
  'server/demo/operator.test.ts',
]

/** What is left of long files begins first, so that it ends beside the rest. */
const LONG =
  /\/(backup|consumed-once|durability|erasure|hostile-input|migrate|queue-upkeep)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Gives each test file its own copy of the `test-*.ts` modules beside it, for they hold the product that
 * the file runs on; all other modules are loaded once a process.
 */
const ownTestModules: Plugin = {
  name: 'own-test-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !/\/test-[^/?]+\.ts$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    if (!found || dirname(found.id) === TESTING) return found
    const file =
      new URLSearchParams(importer.split('?')[1]).get('file') ??
      relative(import.meta.dirname, importer).replaceAll('/', '.')
    return { ...found, id: `${found.id}?file=${file}` }
  },
}

/** What opens no database of the engine under test. */
const WITHOUT_A_DATABASE = [
  'server/backoffice/webhooks/claim-messages.test.ts',
  'server/catalog/catalogue/local-business.test.ts',
  'server/database/{copy-folder,unavailable}.test.ts',
  'server/database/engines/{free-space,pglite-pool,pglite-statements,private-folder}.test.ts',
  'server/demo/seed/own-rules.test.ts',
  'server/http/{answers/kept-body,headers/web-policy,limits/work,site/*}.test.ts',
  'server/notifications/outbox/text-of-parts.test.ts',
  'server/platform/{config,files,images,mail,outgoing,pdf}/*.test.ts',
  'server/platform/{give-memory-back,log,one-by-one,together}.test.ts',
  'server/{billing/invoices,ordering/order-detail,support/claims}/draw-*.test.ts',
  'server/ordering/clothes/tags/tag-sheet.test.ts',
  'server/read-password.test.ts',
  'server/testing/embedded-postgres.test.ts',
]

/** What is decided before the database is asked, or beside it: one engine tells as much as two. */
const BESIDE_THE_DATABASE = [
  ...WITHOUT_A_DATABASE,
  'server/http/{api-docs/*,bad-input,field-refusals,fuzz,hostile-input,other-language,refused-early}.test.ts',
  'server/http/callers/{access,presets-access,presets-reveal}.test.ts',
  'server/http/{headers/request-id,streams/open-streams}.test.ts',
  'server/http/limits/{bodies,connections,key-access,limit}.test.ts',
  'server/backoffice/backup/{backup-of-copy,hostile-archives}.test.ts',
  'server/demo/published-passwords.test.ts',
  'server/identity/accounts/{email/change-email,email/squatting,guesses/guessing,security,sign-in/social}.test.ts',
  'server/identity/{passkeys,second-factor}/*.test.ts',
  'server/identity/phone/sign-in/{limits,phone-sign-in}.test.ts',
  'server/operate/{metrics/own-port,rehearsal/*,traces/*}.test.ts',
  'server/ordering/garments/pictures.test.ts',
  'server/ordering/orders/placing/bad-orders.test.ts',
  'server/support/{claims/evidence,pictures/*}.test.ts',
]

/**
 * Processes that open and close many embedded databases end now and then as V8 frees code that it has lost count of
 * (`jit_page_->allocations_.erase(addr) == 1`; github.com/nodejs/node/issues/64500). Code that is never freed can't be miscounted.
 */
const NO_CODE_GC = ['--no-wasm-code-gc']

// The global setup learns the engine from its project's `env`, for both projects share one process.
const server = {
  globalSetup: 'server/testing/test-postgres.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Loading the server takes half the time of a small file, so files share a process.
  isolate: false,
  execArgv: NO_CODE_GC,
}

const setupFiles = 'tools/random-tests.ts'

const ENGINES = ['pglite', 'postgresql'] as const

const soakIn = (folder: string) => SOAK.filter((files) => files.startsWith(`${folder}/`))

const onEngine = (
  name: string,
  engine: (typeof ENGINES)[number],
  files: { include: string[]; exclude?: string[] },
) => ({
  plugins: [ownTestModules],
  test: { ...server, setupFiles, name, ...files, env: { TEST_ENGINE: engine } },
})

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than a small machine has cores, for tests also wait; each file that opens a database
    // costs memory too.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,words,contract,web,tools}/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: 15_000,
          isolate: false,
        },
      },
      // What measures and kills processes has one for each file.
      {
        test: {
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          exclude: SOAK,
          setupFiles,
          testTimeout: 15_000,
          execArgv: NO_CODE_GC,
        },
      },
      { test: { name: 'soak-bench', include: soakIn('bench'), testTimeout: 15_000 } },
      ...ENGINES.flatMap((engine) => [
        onEngine(`api-${engine}`, engine, {
          include: ['server/**/*.test.ts'],
          exclude: engine === 'pglite' ? [...BESIDE_THE_DATABASE, ...SOAK] : SOAK,
        }),
        onEngine(`soak-${engine}`, engine, { include: soakIn('server') }),
      ]),
    ],
  },
})
