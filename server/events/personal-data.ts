/** Personal data in events: ids only. A person's actions are exported from the tables with their text. */
import type { PersonalData } from '../platform/personal-data.ts'

export const eventData: PersonalData = {
  tables: ['events'],
  async *collect() {},
  /** The actor stays: what an erased customer did is not what staff did. */
  async erase() {},
}
