// Audit entries about cash handed in and counted.
import { formatPaise, type Paise } from '#domain/base/money.ts'

type Given = { readonly expectedPaise: Paise; readonly paise: Paise }

const ofExpected = ({ expectedPaise, paise }: Given) =>
  expectedPaise === paise ? '' : ` (${formatPaise(expectedPaise)} expected)`

export const auditCash = {
  'cash.handed_in': (given: Given) =>
    `Handed in ${formatPaise(given.paise)} in cash${ofExpected(given)}`,
  'cash.taken_in': (given: Given) =>
    `Received ${formatPaise(given.paise)} in cash from a former colleague${ofExpected(given)}`,
  'cash.upi_confirmed': (taken: { readonly number: string; readonly amountPaise: Paise }) =>
    `Order ${taken.number}: confirmed ${formatPaise(taken.amountPaise)} by UPI`,
  'cash.counted': (counted: Given & { beforePaise: Paise | null }) => {
    const { paise, beforePaise } = counted
    const expected = ofExpected(counted)
    return beforePaise === null
      ? `Counted a cash hand-in: ${formatPaise(paise)}${expected}`
      : `Corrected a cash count from ${formatPaise(beforePaise)} to ${formatPaise(paise)}${expected}`
  },
}
