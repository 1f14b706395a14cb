/** Confirmations of payments by UPI: they stay in the books, as payments do, and name no customer. */
import type { PersonalData } from '../../platform/personal-data.ts'

export const doorTakingData: PersonalData = {
  tables: ['upi_confirmations'],
  async *collect() {},
  async erase() {},
}
