/** The newest audit entry. */
import { auditSentence } from '../audit/record-audit.ts'
import type { AuditSaid } from '../capability/audit-entries.ts'
import type { TestProduct } from './test-product.ts'

/** The newest entry of the audit log, with the sentence that is read of it as `summary`. */
export async function readLastAuditEntry({ db, deps }: TestProduct) {
  const row = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst()
  if (!row) return row
  return { ...row, summary: auditSentence(deps.staffWords, { ...row } as AuditSaid) }
}
