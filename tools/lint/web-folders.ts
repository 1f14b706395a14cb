// Order of the web app's folders, and allowed imports between them.

/** The folders of web/ from left to right: each may import itself and what stands to its right. */
const ORDER = ['run', 'app', 'screens', 'features', 'offline']

/** What these stand on: each of them knows nothing of web/ but itself. */
const GROUND = ['illustrations', 'lib', 'ui']

/** What controls may import, for there is no laundry in it: how pasted text is cleaned, and how a control gets its words. */
const WITHOUT_LAUNDRY = ['domain/base/pasted.ts', 'web/lib/words.ts']

/** Words of any screen. */
const BASE_WORDS = 'words/en/base/'

/**
 * Tells whether one file of the web app may import another file of the repository; tests are not asked about.
 * @param from,target paths from the repository's root
 * @returns a sentence saying what is wrong, or null. Source: docs/architecture.md
 */
export function findWebFolderBreach(from: string, target: string): string | null {
  const own = folderOf(from)
  if (own === 'ui' && !target.startsWith('web/ui/'))
    return WITHOUT_LAUNDRY.includes(target) || target.startsWith(BASE_WORDS)
      ? null
      : 'web/ui/ knows no laundry: it may import only web/ui/ and words/en/base/'
  if (!target.startsWith('web/')) return null
  const other = folderOf(target)
  for (const folder of [own, other])
    if (![...ORDER, ...GROUND].includes(folder))
      return `tools/lint/web-folders.ts doesn’t say where web/${folder} stands`
  if (own === other)
    return own === 'screens' && screenOf(from) !== screenOf(target)
      ? 'a screen may not import another screen; what they share belongs in web/features/ or web/lib/'
      : null
  if (GROUND.includes(own)) return `web/${own}/ knows nothing of web/ but itself: no web/${other}/`
  if (ORDER.includes(other) && ORDER.indexOf(other) < ORDER.indexOf(own))
    return `web/${own}/ may not know web/${other}/, which stands to its left (tools/lint/web-folders.ts)`
  return null
}

/** The folder of web/ that a file lies in, or the file where it lies directly in web/. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** The group and the name of the screen that a file belongs to. */
function screenOf(path: string): string {
  return path.split('/').slice(2, 4).join('/')
}
