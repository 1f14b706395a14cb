// Live updates for screens with clothes at the plant, also when a colleague moves them elsewhere.
import { addressOf } from '#web/lib/api.ts'
import { plantLive } from '#contract/clothes/plant.ts'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useLiveStream } from '#web/lib/live/live.ts'

const { path: LIVE } = addressOf(plantLive)

/** @param queryKey of what is asked again once some clothes changed hands */
export function useClothesChanges(queryKey: QueryKey): void {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey })
  useLiveStream(LIVE, refresh, { names: ['resync'], onReopen: refresh })
}
