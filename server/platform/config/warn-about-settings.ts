/** Warnings at start about settings that are allowed but probably unintended. */
import { relative, resolve, sep } from 'node:path'
import { SECRETS } from './secret-files.ts'
import { environment } from './environment.ts'

/** What else a system sets that reads like a setting of this product. */
const SYSTEM = new Set(['HOME', 'HOSTNAME', 'HOSTTYPE', 'LOGNAME', 'TMPDIR'])

/** Of so many letters, one may be wrong; of more, two. */
const SHORT_NAME = 8

/**
 * @param variables the environment
 * @returns sentences, each of one line: names that are almost a setting's, and backups beside what they are a copy of
 */
export function warnAboutSettings(variables: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(environment.shape), ...SECRETS.map((name) => `${name}_FILE`)]
  const warnings = Object.keys(variables).flatMap((name) => {
    if (known.includes(name) || SYSTEM.has(name)) return []
    const near = nearestName(name, known)
    return near === null
      ? []
      : [`There is no setting ${name}, so it does nothing. Did you mean ${near}?`]
  })
  const { BACKUP_DIR: backups, DATA_DIR: data } = variables
  if (backups && isInside(backups, data || './data'))
    warnings.push(
      `BACKUP_DIR is ${backups}, inside the data folder: what destroys the one destroys the other. ` +
        'Name a folder on another disk.',
    )
  return warnings
}

/** The known name that differs least; null where all differ by more than a slip. */
function nearestName(name: string, known: readonly string[]): string | null {
  let nearest: string | null = null
  let least = name.length <= SHORT_NAME ? 1 : 2
  for (const each of known) {
    const distance = editsBetween(name.toUpperCase(), each)
    if (distance > least || (nearest !== null && distance === least)) continue
    nearest = each
    least = distance
  }
  return nearest
}

/** How many letters have to be added, left out, changed or swapped with their neighbour. */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

function isInside(folder: string, outer: string): boolean {
  const path = relative(resolve(outer), resolve(folder))
  return path !== '..' && !path.startsWith(`..${sep}`) && resolve(path) !== path
}
