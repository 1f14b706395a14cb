// A staff member's saved views, on the server: the same on each of their devices.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { changeSavedViews, readSavedViews, type SavedView } from '#contract/orders/saved-views.ts'
import { MOST_VIEWS } from '#domain/orders/saved-views.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { useStoredChoice } from './use-stored-choice.ts'

const askViews = addressOf(readSavedViews)
const askChange = addressOf(changeSavedViews)

const savedViews = queryOptions({
  queryKey: ['admin', 'views'],
  queryFn: ({ signal }) => call(askViews, {}, { signal }),
})

/** `views` are undefined as long as they aren't known; `keep` puts others in their place. */
export function useSavedViews() {
  const { notKept } = useWords(orderList).views
  const client = useQueryClient()
  const { queryKey } = savedViews
  const { data, isError } = useQuery(savedViews)
  const { mutate } = useMutation({
    scope: { id: 'saved-views' },
    mutationFn: (next: readonly SavedView[]) => call(askChange, { body: { views: [...next] } }),
    async onMutate(next) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { views: [...next] })
    },
    onError(error) {
      toast.failure(notKept, error.message)
      return client.invalidateQueries({ queryKey })
    },
  })
  useKeptHere(data?.views, mutate)
  return { views: data?.views, isError, keep: mutate }
}

/** What an earlier version kept on this device alone is brought in once, and stays here until it is. */
function useKeptHere(
  views: readonly SavedView[] | undefined,
  save: (views: readonly SavedView[], then: { onSuccess: () => void }) => void,
): void {
  const [here, setHere] = useStoredChoice<readonly SavedView[]>('views', parseSavedViews)
  const isBegun = useRef(false)
  useEffect(() => {
    if (!views || here.length === 0 || isBegun.current) return
    isBegun.current = true
    save(here.reduce(addSavedView, views), { onSuccess: () => setHere([]) })
  }, [views, here, setHere, save])
}

/** Views out of whatever was kept in a browser. */
export function parseSavedViews(kept: unknown): readonly SavedView[] {
  return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST_VIEWS) : []
}

/** The views with one more, by name; one of the same name makes way. */
export function addSavedView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
}

function isView(kept: unknown): kept is SavedView {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, query } = kept as Record<string, unknown>
  return typeof name === 'string' && name !== '' && typeof query === 'string'
}
