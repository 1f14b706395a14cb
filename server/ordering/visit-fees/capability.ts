/** Capability face: fees of second visits, and credits for windows in which nobody came. */
import type { Capability } from '../../capability/capability.ts'
import { creditMissedWindows } from './credit-missed-windows.ts'

export const visitFees: Capability = {
  jobs: [{ name: 'watch-day', every: '*/5 * * * *', run: creditMissedWindows }],
}
