/** A person's API keys: exported; revoked and made anonymous on erasure. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'

export const apiKeyData: PersonalData = {
  tables: ['api_keys'],
  collect({ db }, { id }) {
    const keys = db
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'permissions', 'created_at as madeAt'])
      .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt', 'revoked_at as revokedAt'])
      .where('made_by', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return jsonExportFile('api-keys.json', keys)
  },
  async erase(tx, _, { id }, now) {
    await tx
      .updateTable('api_keys')
      .set((eb) => ({
        name: 'Former key',
        made_by: null,
        revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)),
      }))
      .where('made_by', '=', id)
      .execute()
  },
}
