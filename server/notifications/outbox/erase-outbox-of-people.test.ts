import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { erasedListPath } from '../../platform/erased-list.ts'
import { testProduct } from '../../testing/test-product.ts'
import { eraseOutboxOfPeople } from './erase-outbox-of-people.ts'

const product = await testProduct()

it('erases the messages of others when one person’s can’t be erased, and retries', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-erase-'))
  const [asha, ravi] = [await product.person(), await product.person()]
  const jobs = [asha, ravi].map(({ user }) => ({ userId: user._id }))
  const erased_at = product.clock.read()
  for (const { userId } of jobs)
    await product.db
      .insertInto('erasures')
      .values({
        user_id: userId,
        // No list, as a damaged row has none.
        message_ids: JSON.stringify(userId === asha.user._id ? 7 : []),
        erased_at,
      })
      .execute()
  const deps = { db: product.db, config: { ...product.deps.config, dataDir } }
  const failed = await eraseOutboxOfPeople(deps, jobs)
  expect([...failed.keys()]).toEqual([jobs[0]])
  const left = await product.db.selectFrom('erasures').select('user_id').execute()
  expect(left).toEqual([{ user_id: asha.user._id }])
  expect(await readFile(erasedListPath(dataDir), 'utf8')).toContain(ravi.user._id)
  await rm(dataDir, { recursive: true })
})
