import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('ends a process that loaded PostgreSQL for tests with its own exit code', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { loadEmbeddedPostgres } = await import('${import.meta.dirname}/embedded-postgres.ts')
      await loadEmbeddedPostgres()
      process.exitCode = 3`,
    ],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([3, ''])
})
