// Keeps screens with clothes at the plant as they are, also when somebody moves these elsewhere.
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useLive } from '#web/lib/live/live.ts'

/** @param queryKey of what is asked again once some clothes changed hands */
export function useClothesChanges(queryKey: QueryKey): void {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey })
  useLive('/api/admin/plant/live', refresh, { names: ['resync'], onReopen: refresh })
}
