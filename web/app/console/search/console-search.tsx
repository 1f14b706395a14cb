// Opener of the console's search: a button that looks like a field, an icon in little room, and Ctrl-K.
import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SearchHit } from '#contract/search/search.ts'
import { useWords } from '#web/lib/words.ts'
import { consoleSearch } from '#words/en/search/console-search.ts'
import { type EarlyKeys, gatherEarlyKeys } from './early-keys.ts'
import { hitKey } from './search-query.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SearchDialog = lazyPart(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}))

const RECENT = 5

/** What was opened is remembered as long as the console is on the screen: a shared tablet forgets it with its person. */
export function ConsoleSearch() {
  const words = useWords(consoleSearch)
  /** What is typed until the open search has its field; null while it is closed. */
  const [early, setEarly] = useState<EarlyKeys | null>(null)
  const [recent, setRecent] = useState<readonly SearchHit[]>([])
  const open = useEffectEvent(() => {
    if (early === null) setEarly(gatherEarlyKeys())
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      // The browser would search the web.
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => () => void early?.take(), [early])
  const remember = (hit: SearchHit) =>
    setRecent([hit, ...recent.filter((each) => hitKey(each) !== hitKey(hit))].slice(0, RECENT))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={words.open}
        onClick={() => setEarly(gatherEarlyKeys())}
        className="grid min-h-11 min-w-11 place-content-center rounded-md text-ink-soft hover:bg-primary-wash hover:text-ink lg:flex lg:grow lg:items-center lg:justify-start lg:gap-2.5 lg:border lg:border-edge lg:px-3 lg:text-sm"
      >
        <Search aria-hidden="true" size={20} className="shrink-0" />
        <span className="max-lg:hidden">{words.open}</span>
        {/* Drawn, not written: the button is called as the word on it says. */}
        <kbd
          aria-hidden="true"
          data-keys={isMac() ? words.shortcutOnMac : words.shortcut}
          className="ml-auto font-sans text-xs before:content-[attr(data-keys)] max-lg:hidden"
        />
      </button>
      {early &&
        // Beside the frame's header, in which its own would stand.
        createPortal(
          <Suspense>
            <SearchDialog
              early={early}
              recent={recent}
              onOpened={remember}
              onClose={() => setEarly(null)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

function isMac(): boolean {
  return /Mac|iPad|iPhone/.test(navigator.platform)
}
