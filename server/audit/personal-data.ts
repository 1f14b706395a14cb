/** The audit log names staff alone, whose accounts are not erased; its summaries name nobody. */
import type { PersonalData } from '../platform/personal-data.ts'

export const auditData: PersonalData = {
  tables: ['audit_log'],
  async *collect() {},
  async erase() {},
}
