// Audit entries about cash handed in and counted.
import { formatPaise, type Paise } from '#domain/base/money.ts'

type Given = { readonly expectedPaise: Paise; readonly paise: Paise }

const ofExpected = ({ expectedPaise, paise }: Given) =>
  expectedPaise === paise ? '' : `; ${formatPaise(expectedPaise)} was expected`

export const auditCash = {
  'cash.handed_in': (given: Given) =>
    `Handed in ${formatPaise(given.paise)} of cash${ofExpected(given)}`,
  'cash.taken_in': (given: Given) =>
    `Took in ${formatPaise(given.paise)} of cash from a former colleague${ofExpected(given)}`,
  'cash.counted': (counted: Given & { beforePaise: Paise | null }) => {
    const { paise, beforePaise } = counted
    const expected = ofExpected(counted)
    return beforePaise === null
      ? `Counted ${formatPaise(paise)} of cash that was handed in${expected}`
      : `Corrected a count of cash from ${formatPaise(beforePaise)} to ${formatPaise(paise)}${expected}`
  },
}
