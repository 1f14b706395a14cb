// What the audit log says of cash that is handed in and counted.
import { formatPaise, type Paise } from '#domain/money.ts'

export const auditCash = {
  'cash.handed_in': ({ expectedPaise, paise }: { expectedPaise: Paise; paise: Paise }) =>
    expectedPaise === paise
      ? `Handed in ${formatPaise(paise)} of cash`
      : `Handed in ${formatPaise(paise)} of cash; ${formatPaise(expectedPaise)} was expected`,
  'cash.counted': (counted: { expectedPaise: Paise; paise: Paise; beforePaise: Paise | null }) => {
    const { expectedPaise, paise, beforePaise } = counted
    const expected = expectedPaise === paise ? '' : `; ${formatPaise(expectedPaise)} was expected`
    return beforePaise === null
      ? `Counted ${formatPaise(paise)} of cash that was handed in${expected}`
      : `Corrected a count of cash from ${formatPaise(beforePaise)} to ${formatPaise(paise)}${expected}`
  },
}
