// Whether a dialog is still open when its answer arrives: a person may close it while offline.
import { type RefObject, useEffect, useRef } from 'react'

export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
