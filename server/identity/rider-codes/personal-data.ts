/** The number that a rider logs in with: exported, and deleted on erasure. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'

export const riderNumberData: PersonalData = {
  tables: ['rider_numbers'],
  collect({ db }, { id }) {
    const numbers = db
      .selectFrom('rider_numbers')
      .select(['number', 'code_expires_at as codeUntil', 'code_used_at as codeUsedAt'])
      .where('user_id', '=', id)
      .execute()
    return jsonExportFile('rider-number.json', numbers)
  },
  async erase(tx, _, { id }) {
    await tx.deleteFrom('rider_numbers').where('user_id', '=', id).execute()
  },
}
