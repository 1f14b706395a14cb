// Test settings: rules and web run once, the server on PostgreSQL, and tagged files on PGlite too.
import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findTestsTagged } from './tools/test-tags.ts'

const TESTING = `${import.meta.dirname}/server/testing`

const SOAK = [...findTestsTagged('bench', 'soak'), ...findTestsTagged('server', 'soak')]
const LONG = findTestsTagged('server', 'long').map((file) => `${import.meta.dirname}/${file}`)

/** Each project's files in one go, for its workers end when another's file is next, and load the server again. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.includes(moduleId)
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((sorted) => [
      ...sorted.filter(isLong),
      ...sorted.filter((file) => !isLong(file)),
    ])
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

/** Before a release, every server test runs on both engines: `npm run test:both-engines`. */
const EVERYTHING_ON_BOTH = process.env['BOTH_ENGINES'] === '1'

const ALL = 'server/**/*.test.ts'
const ONLY_PGLITE = 'server/**/*.pglite.test.ts'
const ONLY_POSTGRESQL = 'server/**/*.postgresql.test.ts'

const ENGINES = {
  pglite: {
    include: EVERYTHING_ON_BOTH
      ? [ALL]
      : [ONLY_PGLITE, ...findTestsTagged('server', 'both-engines')],
    exclude: [ONLY_POSTGRESQL],
  },
  postgresql: { include: [ALL], exclude: [ONLY_PGLITE] },
}

const soakIn = (folder: string) => SOAK.filter((files) => files.startsWith(`${folder}/`))

const onEngine = (
  name: string,
  engine: string,
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
      ...Object.entries(ENGINES).flatMap(([engine, { include, exclude }]) => [
        onEngine(`api-${engine}`, engine, { include, exclude: [...exclude, ...SOAK] }),
        onEngine(`soak-${engine}`, engine, { include: soakIn('server'), exclude }),
      ]),
    ],
  },
})
