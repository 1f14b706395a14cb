/** Promo codes that a person was told of: exported and erased. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'

export const promoCodeData: PersonalData = {
  tables: ['promo_told'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile(
      'offers.json',
      db
        .selectFrom('promo_told')
        .innerJoin('promo_codes', 'promo_codes.id', 'promo_told.code_id')
        .select(['promo_codes.code', 'promo_told.told_at as toldAt'])
        .where('promo_told.user_id', '=', id)
        .orderBy('promo_told.told_at')
        .execute(),
    )
  },
  async erase(tx, _deps, { id }) {
    await tx.deleteFrom('promo_told').where('user_id', '=', id).execute()
  },
}
