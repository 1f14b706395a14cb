// Bar on every screen while offline; it also mentions unsent items.
import { useWords } from '#web/lib/words.ts'
import { offlineBar } from '#words/en/base/offline.ts'

/** Always in the page, so that it needs no loading when there is no network; boot.js shows it. */
export function OfflineBar() {
  const words = useWords(offlineBar)
  return (
    <output className="hidden bg-accent-wash px-4 py-2 text-center text-sm font-semibold in-data-offline:block">
      <span className="in-data-unsent:hidden">{words.quiet}</span>
      <span className="hidden in-data-unsent:inline">{words.unsent}</span>
    </output>
  )
}
