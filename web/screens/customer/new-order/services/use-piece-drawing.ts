// Loads the drawings of item tiles after the first step itself, so that items can be chosen sooner.
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { DrawnPiece } from '#web/illustrations/pieces.tsx'

/** Undefined until they are there; a browser that can't load them shows none. */
export function usePieceDrawing(): ComponentType<DrawnPiece> | undefined {
  return useQuery({
    queryKey: ['piece-drawings'],
    queryFn: () => import('#web/illustrations/pieces.tsx'),
    // The browser or the service worker may have them although there is no network.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data?.ItemDrawing
}
