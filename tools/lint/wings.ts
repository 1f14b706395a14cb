// Order of the server's wings, and allowed imports between them.
import { posix } from 'node:path'

/**
 * The folders of server/ from left to right: each may import itself and what stands to its right. Files that lie in
 * server/ itself put everything together and stand before the first.
 */
const WINGS = [
  'demo',
  'operate',
  'backoffice',
  'support',
  'ordering',
  'billing',
  'order',
  'identity',
  'notifications',
  'catalog',
  'audit',
  'capability',
  'events',
  'http',
  'platform',
  'database',
]

/** A capability's files that are nobody else's business. */
const CAPABILITY_PRIVATE = ['store.ts', 'routes.ts']

/**
 * Tells whether one file of the server may import another; tests are not asked about.
 * @param from,target paths from the repository's root
 * @returns a sentence saying what is wrong, or null. Source: docs/architecture.md
 */
export function findWingBreach(from: string, target: string): string | null {
  const own = wingOf(from)
  const other = wingOf(target)
  if (own === null) return null
  if (other === null)
    return `${posix.basename(target)} puts the server together; nothing beneath may import it`
  for (const wing of [own, other])
    if (!WINGS.includes(wing)) return `tools/lint/wings.ts doesn’t say where server/${wing}/ stands`
  if (WINGS.indexOf(other) < WINGS.indexOf(own))
    return `server/${own}/ may not know server/${other}/, which stands to its left (tools/lint/wings.ts)`
  const capability = posix.dirname(target)
  const isPrivate = CAPABILITY_PRIVATE.includes(posix.basename(target))
  return isPrivate && capability !== posix.dirname(from)
    ? `${posix.basename(target)} belongs to ${capability}/ alone; call one of its verb files`
    : null
}

/** The folder of server/ that a file lies in; null for a file that lies directly in server/. */
function wingOf(path: string): string | null {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? null) : null
}
