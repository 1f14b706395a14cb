// Loads the later steps, so that the first appears sooner and the others don't wait for the network.
import { useQuery } from '@tanstack/react-query'

/**
 * Gives the query of their code, which stays once it is there.
 * @param wanted false while something else should load first
 */
export function usePreloadedSteps(wanted: boolean) {
  return useQuery({
    queryKey: ['later-steps'],
    // Naming its scripts to the browser takes as long as drawing a service.
    queryFn: async () => {
      await untilIdle()
      return import('./later-steps.ts')
    },
    enabled: wanted,
    // The browser or the service worker may have it although there is no network.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

export type LaterSteps = ReturnType<typeof usePreloadedSteps>

/** Until what is to be seen is drawn, where the browser says so. */
function untilIdle(): Promise<unknown> {
  return new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done) : done(null),
  )
}
