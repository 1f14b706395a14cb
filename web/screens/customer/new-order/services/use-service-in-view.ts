// Section that is in view, among several, updated on scroll.
import { useEffect, useState } from 'react'

/** A line in the upper third of the window, below the header and the tabs: who reads looks there first. */
const LOOKED_AT = '-32% 0px -67% 0px'

/**
 * @param ids of the sections from top to bottom, separated by spaces
 * @returns the one on that line, or the last that was; the first of all until one is
 */
export function useServiceInView(ids: string): string | null {
  const [seen, setSeen] = useState<string | null>(null)
  useEffect(() => {
    const visible = new Set<string>()
    const order = ids.split(' ')
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const first = order.find((id) => visible.has(id))
        if (first !== undefined) setSeen(first)
      },
      { rootMargin: LOOKED_AT },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [ids])
  const order = ids.split(' ')
  return seen !== null && order.includes(seen) ? seen : (order[0] ?? null)
}
