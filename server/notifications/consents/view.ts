/** A consent in API answers and in its person's export. */
import type { Consent } from '#contract/messages/consents.ts'
import type { ConsentRow } from './store.ts'

export function consentView(row: ConsentRow): Consent {
  return {
    subject: row.subject,
    givenAt: row.given_at.toISOString(),
    givenBy: row.given_by,
    wording: row.wording,
    language: row.language,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnBy: row.withdrawn_by,
  }
}
