// The one cache of server data for all screens: retries, logging, and when it is emptied.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { isUnavailable, waitUntilAvailable, retryDelayMs } from '../unavailable.ts'
import { logProblem } from '../log.ts'
import { onPersonChange } from '../session.tsx'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      logProblem(`Loading ${JSON.stringify(query.queryKey)} failed:`, error)
      if (isUnavailable(error)) waitUntilAvailable(loadFailed)
      // What somebody may see no longer doesn't stay on their screen.
      if (error instanceof ApiError && error.status === 403)
        query.setState({ ...query.state, data: undefined })
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => logProblem('Saving failed:', error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; only a server in trouble or a bad line is worth another try.
      retry: (failures, error) =>
        failures < (isUnavailable(error) ? 5 : 2) &&
        !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      retryDelay: retryDelayMs,
    },
  },
})

// A read that began before an action's answer may know less than the answer: it is asked again.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
  const { query } = event
  if (query.state.fetchStatus !== 'fetching') return
  query
    .fetch(undefined, { cancelRefetch: true, meta: query.state.fetchMeta ?? undefined })
    .catch(() => {})
})

// The page says so when something waits for the network.
const mutations = queryClient.getMutationCache()
mutations.subscribe(() => {
  const waits = mutations.getAll().some(({ state }) => state.isPaused)
  document.documentElement.toggleAttribute('data-unsent', waits)
})

/** Loads what is on the screen and could not be loaded while the server was away. */
function loadFailed(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isUnavailable(state.error),
  })
}

onPersonChange((left, now, loggedOut) => {
  const hasEnded = left !== undefined && now === undefined && !loggedOut
  if (!hasEnded) return queryClient.clear()
  // The screen stays, so it is asked again what a visitor may see.
  mutations.clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries()
})
