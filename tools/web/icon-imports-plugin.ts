// Vite plugin: imports each icon from its own file, so that the import graph says which screens show it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ALL_ICONS = join(
  import.meta.dirname,
  '../../node_modules/lucide-react/dist/esm/lucide-react.mjs',
)
const IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];?/g
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

export function iconImportsPlugin(): Plugin {
  const files = iconFiles()
  const importOf = (name: string): string => {
    const [icon = '', local = icon] = name.split(' as ')
    const file = files.get(icon)
    if (!file) throw new Error(`lucide-react has no icon ${icon}.`)
    return `import ${local} from 'lucide-react/icons/${file}'`
  }
  return {
    name: 'icon-imports',
    apply: 'build',
    transform: {
      filter: { code: /["']lucide-react["']/ },
      handler: (code) => ({
        code: code.replaceAll(IMPORT, (_, names: string) =>
          (names.match(/[\w ]*\w/g) ?? []).map((name) => importOf(name.trim())).join(';'),
        ),
        map: null,
      }),
    },
  }
}

/** Files of icons by each of an icon's names. */
function iconFiles(): Map<string, string> {
  const all = readFileSync(ALL_ICONS, 'utf8')
  return new Map(
    [...all.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}
