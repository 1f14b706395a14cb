// Says which tests run where: the rules and the web once, the server on both of its databases.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What kills and restarts servers mostly waits, so it begins first and ends beside the rest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/bench/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// The global setup learns the engine from its project's `env`, for both projects share one process.
const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: 'server/testing/test-postgres.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
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
          include: ['{domain,words,contract,web,tools,bench}/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
        },
      },
      { test: { ...server, name: 'api-pglite', env: { TEST_ENGINE: 'pglite' } } },
      {
        test: {
          ...server,
          name: 'api-postgresql',
          env: { TEST_ENGINE: 'postgresql' },
        },
      },
    ],
  },
})
