// Finds icons that only staff's pages show, so that other pages don't load them.
import { globSync, readFileSync } from 'node:fs'

/** @returns what matches the modules of those icons, and nothing else */
export function staffIcons(): RegExp {
  const isStaffs = (file: string) => file.includes('/console/')
  const files = globSync('web/**/*.tsx')
  const others = iconsIn(files.filter((file) => !isStaffs(file)))
  const names = [...iconsIn(files.filter(isStaffs))].filter((name) => !others.has(name))
  return new RegExp(`/lucide-react/.*/icons/(${names.map(fileName).join('|')})\\.m?js$`)
}

function iconsIn(files: readonly string[]): Set<string> {
  const imports = files.map((file) =>
    /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')),
  )
  return new Set(imports.flatMap((found) => found?.[1]?.match(/\b[A-Z]\w+/g) ?? []))
}

/** "UsersRound" lies in users-round.js. */
function fileName(icon: string): string {
  return icon.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}
