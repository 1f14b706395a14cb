/** The product's database for tests that write directly: each write clears the product's caches. */
import type { KyselyPlugin, QueryId } from 'kysely'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { Deps } from '../platform/deps.ts'

/**
 * The product's database, after each write to which the product reads again what it keeps of prices, plans and
 * settings. Without it a test would race with the notice that follows the commit. Transactions are the product's own.
 */
export function dbWithFreshCaches({ db, laundry }: Deps): Deps['db'] {
  const { settings, catalogue, plans } = laundry(MAIN_BRANCH)
  const writes = new WeakSet<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind !== 'SelectQueryNode') writes.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (writes.has(queryId)) for (const kept of [settings, catalogue, plans]) kept.forget()
      return result
    },
  }
  return Object.assign(db.withPlugin(plugin), { transaction: () => db.transaction() })
}
