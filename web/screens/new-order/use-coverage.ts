// Whether we come to the address being typed, as far as its pin code tells.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { coverage } from '#contract/catalogue.ts'
import { pinCodeIn } from '#domain/coverage.ts'
import { addressOf, call } from '#web/api.ts'

const askCoverage = addressOf<typeof coverage>('GET', '/api/coverage/:pin')

export type Coverage = {
  /** Null where the address holds no pin code. */
  pin: string | null
  /** Undefined until known. */
  answer: { served: boolean; message: string } | undefined
  failed: boolean
  retry: () => void
}

/** Looks a pin code up once it is whole; an address without one is not asked about. */
export function useCoverage(address: string): Coverage {
  const pin = useDeferredValue(pinCodeIn(address))
  const asked = useQuery({
    queryKey: ['coverage', pin],
    queryFn: ({ signal }) => call(askCoverage, { params: { pin: pin ?? '' } }, { signal }),
    enabled: pin !== null,
    staleTime: 60_000,
  })
  return {
    pin,
    answer: pin === null ? undefined : asked.data,
    failed: pin !== null && asked.isError,
    retry: () => void asked.refetch(),
  }
}
