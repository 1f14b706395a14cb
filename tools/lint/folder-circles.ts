// Finds circular imports between folders: `node tools/lint/folder-circles.ts`, part of `npm run lint`.
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Every import and export from another file, types included; the formatter keeps them in this form. */
const IMPORTED = /(?:\bfrom|^import|\bimport\()\s*'((?:\.\.?\/|#)[^'?]+)/gm

const TEST_FILE = /\.test\.tsx?$|(^|\/)testing\//

/**
 * @param imports who imports whom: files by their paths from the repository's root
 * @returns each circle as the folders along it, beginning with the one that comes first in the alphabet
 */
export function folderCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const next = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const own = posix.dirname(file)
    const others = targets.map((target) => posix.dirname(target)).filter((each) => each !== own)
    next.set(own, new Set([...(next.get(own) ?? []), ...others]))
  }
  const circles = new Map<string, string[]>()
  for (const folder of [...next.keys()].toSorted()) {
    const circle = shortestBack(folder, next)
    const key = circle?.toSorted().join()
    if (circle && key && !circles.has(key)) circles.set(key, circle)
  }
  return [...circles.values()]
}

/** The shortest way from a folder back to it; null where there is none. */
function shortestBack(start: string, next: ReadonlyMap<string, Set<string>>): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const folder of next.get(way.at(-1)!) ?? []) {
      if (folder === start) return way
      if (!seen.has(folder)) ways.push([...way, folder])
      seen.add(folder)
    }
  return null
}

/** Who imports whom in a folder of the repository, tests left out. */
export function readImportsIn(root: string, folder: string): Map<string, string[]> {
  const imports = new Map<string, string[]>()
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
    const path = file.replaceAll('\\', '/')
    if (TEST_FILE.test(path)) continue
    const targets = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)]
      .map(([, specifier = '']) =>
        specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier),
      )
      .filter((target) => target.startsWith(`${folder}/`) && !TEST_FILE.test(target))
    imports.set(path, targets)
  }
  return imports
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const circles = ['domain', 'words', 'contract', 'server', 'web'].flatMap((folder) =>
    folderCircles(readImportsIn(root, folder)),
  )
  for (const circle of circles)
    console.error(`A circle of folders: ${[...circle, circle[0]].join(' → ')}`)
  if (circles.length > 0) process.exit(1)
}
