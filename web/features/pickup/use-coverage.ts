// Whether we come to the address being typed, as far as its pin code tells, and whether it has one.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { coverage } from '#contract/catalogue.ts'
import { pinCodeIn } from '#domain/coverage.ts'
import { pinNeeded } from '#words/en/coverage.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'

const askCoverage = addressOf<typeof coverage>('GET', '/api/coverage/:pin')

export type Coverage = {
  /** What keeps an order from being placed with this address; null while nothing is known to. */
  problem: string | null
  /** Null where the address holds no pin code. */
  pin: string | null
  /** Undefined until known. */
  answer: { served: boolean; message: string } | undefined
  failed: boolean
  retry: () => void
}

/**
 * Looks a pin code up once it is whole. An address without one is not asked about; where the laundry has
 * listed the pin codes that it serves, it lacks one.
 */
export function useCoverage(address: string): Coverage {
  const pin = useDeferredValue(pinCodeIn(address))
  const asked = useQuery({
    queryKey: ['coverage', pin],
    queryFn: ({ signal }) => call(askCoverage, { params: { pin: pin ?? '' } }, { signal }),
    enabled: pin !== null,
    staleTime: 60_000,
  })
  const { areas } = useBusiness()
  const needed = useWords(pinNeeded)
  const answer = pin === null ? undefined : asked.data
  const lacksPin = pin === null && areas.length > 0 && address.trim() !== ''
  return {
    problem: lacksPin ? needed : answer?.served === false ? answer.message : null,
    pin,
    answer,
    failed: pin !== null && asked.isError,
    retry: () => void asked.refetch(),
  }
}
