// Whether a typed address is in the service area, by its PIN code.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { coverage } from '#contract/catalogue/catalogue.ts'
import { cleanPinCode, isPinCode } from '#domain/slots/coverage.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askCoverage = addressOf(coverage)

export type Coverage = {
  /** What keeps an order from being placed with this address; null while nothing is known to. */
  problem: string | null
  /** Null until it is a whole PIN code. */
  pin: string | null
  /** Undefined until known. */
  answer: { served: boolean; message: string } | undefined
  failed: boolean
  retry: () => void
}

/** Looks a PIN code up once all of it is typed. Takes it as it stands in its field. */
export function useCoverage(typed: string): Coverage {
  const code = useDeferredValue(cleanPinCode(typed))
  const pin = isPinCode(code) ? code : null
  const asked = useQuery({
    queryKey: ['coverage', pin],
    queryFn: ({ signal }) => call(askCoverage, { params: { pin: pin ?? '' } }, { signal }),
    enabled: pin !== null,
    staleTime: 60_000,
  })
  const answer = pin === null ? undefined : asked.data
  return {
    problem: answer?.served === false ? answer.message : null,
    pin,
    answer,
    failed: pin !== null && asked.isError,
    retry: () => void asked.refetch(),
  }
}
