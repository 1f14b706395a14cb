// Stop named by the address, as from a search: scrolled into view once the sheet is loaded.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { stopKey } from './use-steady-stops.ts'

/** What a stop is called in the address, and on the screen. */
export const stopAnchorOf = (kind: string, orderId: string) => `${kind}-${orderId}`

/**
 * @param isThere whether the sheet has been read
 * @returns the stop's key; null where the address names none
 */
export function useStopInAddress(isThere: boolean): string | null {
  const { hash, key } = useLocation()
  const kind = STOP_KINDS.find((each) => hash.startsWith(`#${each}-`))
  useEffect(() => {
    if (!isThere || !kind) return
    const stop = document.getElementById(hash.slice(1))
    // One that was made lies in a fold.
    stop?.closest('details')?.setAttribute('open', '')
    stop?.scrollIntoView({ block: 'center' })
  }, [isThere, kind, hash, key])
  return kind ? stopKey({ kind, orderId: hash.slice(kind.length + 2) }) : null
}
