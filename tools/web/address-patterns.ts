/** List of the web app's addresses, with which the server recognises unknown ones. */
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Patterns such as "/orders/:id", aliases included, the catch-all left out. */
export function addressPatterns(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    if (entry.path === '*') return []
    const path = entry.path ? `${parent}/${entry.path}` : parent
    return entry.children ? addressPatterns(entry.children, path) : [path || '/']
  })
}
