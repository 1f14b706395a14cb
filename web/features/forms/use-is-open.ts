// Whether a dialog is still open once what it sent is answered: it may be closed while that waits for the network.
import { type RefObject, useEffect, useRef } from 'react'

export function useIsOpen(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
