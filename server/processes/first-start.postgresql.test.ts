/** Several processes starting at once on one empty database. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../database/open.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openProduct } from '../boot.ts'

test('starts all of five processes that start at once on an empty PostgreSQL', async () => {
  const empty = await openTestDatabase({ migrated: false })
  const { databaseUrl } = empty
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-first-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const start = async () => {
    const database = await openDatabase({ dataDir, databaseUrl })
    const log = pino({ level: 'silent' })
    const clock = () => new Date()
    const product = await openProduct(config, database, { clock, log, webFolder: null })
    const { statusCode } = await product.app.inject('/readyz')
    await product.close()
    await database.close()
    return statusCode
  }

  const started = await Promise.allSettled(Array.from({ length: 5 }, start))

  expect(started).toEqual(Array(5).fill({ status: 'fulfilled', value: 200 }))
  await empty.close()
  await rm(dataDir, { recursive: true })
})
