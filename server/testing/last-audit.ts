/** What staff did last. */
import type { TestProduct } from './test-product.ts'

/** The newest entry of the audit log. */
export function lastAudit({ db }: TestProduct) {
  return db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst()
}
