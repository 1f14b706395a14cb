/** The laundry's headers for text messages, which may stand behind STOP. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { Deps } from '../../platform/deps.ts'

export async function headersOfLaundry({ laundry }: Pick<Deps, 'laundry'>): Promise<string[]> {
  const { dlt, offers } = await laundry(MAIN_BRANCH).settings.current()
  return [dlt.header, offers.header].filter(Boolean)
}
