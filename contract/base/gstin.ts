/** GSTIN field of the laundry or a company. */
import * as z from 'zod/mini'
import { isGstin } from '#domain/settings/gstin.ts'
import { cleanAlphanumericCode } from '#domain/base/pasted.ts'
import { badGstin, gstinNotText } from '#words/en/fields/settings.ts'

/** In capitals; empty for none. */
export const gstin = z.string({ error: gstinNotText }).check(
  z.overwrite(cleanAlphanumericCode),
  z.refine((text) => text === '' || isGstin(text), {
    error: badGstin,
  }),
)
