/** Personal data in the audit log: only staff are named, and staff accounts are not erased. */
import type { PersonalData } from '../platform/personal-data.ts'

export const auditData: PersonalData = {
  tables: ['audit_log'],
  async *collect() {},
  async erase() {},
}
