/** Warns when the server's secret differs from the one at the last start; nothing else would report it. */
import type { Deps } from './platform/deps.ts'
import { hashWithSecret } from './http/callers/source.ts'

/** Compares it with what the database keeps, and keeps the present one; so a change is noticed once. */
export async function noticeSecretChange({
  db,
  config,
  notices,
  staffWords,
}: Pick<Deps, 'db' | 'config' | 'notices' | 'staffWords'>): Promise<void> {
  const value = hashWithSecret('auth-secret', config.authSecret)
  const before = await db.selectFrom('auth_secret_check').select('value').executeTakeFirst()
  if (before?.value === value) return
  await db
    .insertInto('auth_secret_check')
    .values({ id: 1, value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
  if (before) notices.add('secret-changed', staffWords.notices.secretChanged)
}
