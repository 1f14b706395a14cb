// Says which tests run where: the rules and the web once, the server on both of its databases.
import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const TESTING = `${import.meta.dirname}/server/testing`

/** What kills and restarts servers mostly waits, so it begins first and ends beside the rest. */
const LONG =
  /\/bench\/|\/(operator|backup|durability|webhooks-killed|consumed-once|orderly-end|hostile-input|queue-upkeep)\.test\.ts$/

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

/** What is decided before the database is asked, or beside it: one engine tells as much as two. */
const BESIDE_THE_DATABASE = [
  'server/http/{access,api-docs/*,bad-input,bodies,connections,fuzz,hostile-input,key-access,limit,open-streams,presets-access,presets-reveal}.test.ts',
  'server/backoffice/backup/hostile-archives.test.ts',
  'server/demo/published-passwords.test.ts',
  'server/operate/{metrics/own-port,traces/*}.test.ts',
  'server/ordering/garments/pictures.test.ts',
  'server/platform/files/files.test.ts',
]

// The global setup learns the engine from its project's `env`, for both projects share one process.
const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: 'server/testing/test-postgres.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Loading the server takes half the time of a small file, so files share a process.
  isolate: false,
}

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
          testTimeout: 15_000,
          isolate: false,
        },
      },
      // What measures and kills processes has one for each file.
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 15_000 } },
      {
        plugins: [ownTestModules],
        test: {
          ...server,
          name: 'api-pglite',
          exclude: BESIDE_THE_DATABASE,
          env: { TEST_ENGINE: 'pglite' },
        },
      },
      {
        plugins: [ownTestModules],
        test: {
          ...server,
          name: 'api-postgresql',
          env: { TEST_ENGINE: 'postgresql' },
        },
      },
    ],
  },
})
