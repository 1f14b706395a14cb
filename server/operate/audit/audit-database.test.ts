/** The auditor: a sound laundry has no findings, and every planted break is found. */
// @both-engines
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { addGarment } from '#contract/garments/garments.ts'
import { CONSUMERS } from '../../capabilities.ts'
import { testProduct } from '../../testing/test-product.ts'
import {
  auditDatabase,
  auditDatabaseInTransaction,
  auditReportText,
  listFileKeys,
  type Audit,
} from './audit-database.ts'
import { MOST_LISTED } from './rules/rule.ts'
import { RULES } from './rules.ts'
import { runSomeDays, succeed } from './test-audited-laundry.ts'
import { PLANTED_BREAKS } from './test-planted-breaks.ts'

const product = await testProduct()
const { db, deps } = product
beforeAll(() => runSomeDays(product))

/** What the auditor finds where `plant` was done to the database, which is then undone. */
async function auditedWith(plant: readonly string[]): Promise<Audit> {
  const sources = {
    files: deps.files,
    listed: await listFileKeys(deps.files),
    consumers: CONSUMERS,
  }
  let found: Audit | undefined
  const undone = new Error('Undone')
  await db
    .transaction()
    .execute(async (tx) => {
      // Neither triggers nor references are asked.
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const statement of plant) await sql.raw(statement).execute(tx)
      found = await auditDatabaseInTransaction(tx, sources)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found!
}

it('finds no errors in a laundry after some days of use', async () => {
  const found = await auditDatabase(db, { files: deps.files, consumers: CONSUMERS })
  expect(auditReportText(found)).toMatch(/^38 rules, [\d,]+ rows read, nothing wrong\.$/)
})

it('finds no errors after a customer with garments was erased', async () => {
  const [customer, owner] = [await product.person(), await product.person({ role: 'admin' })]
  const userId = customer.user._id
  const fields = { name: 'Linen shirt', category: 'shirts', userId } as const
  for (const person of [owner, customer]) await succeed(person.call(addGarment, { body: fields }))
  await succeed(customer.call(eraseAccount, { body: { words: ERASE_WORDS } }))
  await deps.events.settled()
  const found = await auditDatabase(db, { files: deps.files, consumers: CONSUMERS })
  expect(found.broken.map(({ listed }) => listed)).toEqual([])
})

describe('the audit of stored data', () => {
  it.each(PLANTED_BREAKS)(
    'finds a break of “$rule”',
    async ({ rule, plant, says, alsoBreaks = [] }) => {
      const { broken } = await auditedWith(plant)
      const names = broken.map(({ rule: { name } }) => name)
      expect(names.toSorted()).toEqual([rule, ...alsoBreaks].toSorted())
      expect(broken.find(({ rule: { name } }) => name === rule)?.listed).toContainEqual(
        expect.stringMatching(says),
      )
    },
  )

  it('is tested with a break of every rule', () => {
    const planted = PLANTED_BREAKS.map(({ rule }) => rule)
    expect(planted.toSorted()).toEqual(RULES.map(({ name }) => name).toSorted())
  })
})

it('lists the first breaks of a rule, and counts the others', async () => {
  const found = await auditedWith([
    `insert into message_pictures (picture_id, created_at)
      select gen_random_uuid(), now() from generate_series(1, 20)`,
  ])
  expect(found.broken.map(({ total, listed }) => [total, listed.length])).toEqual([
    [40, MOST_LISTED],
  ])
  const lines = auditReportText(found).split('\n')
  expect(lines.at(-2)).toBe('  and 20 more')
  expect(lines.at(-1)).toMatch(/^38 rules, [\d,]+ rows read, 1 rule broken\.$/)
})
