// The console's open search: input or scan, hits, and recently opened records.
import type { UseQueryResult } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SearchHit } from '#contract/search/search.ts'
import { useTagReader } from '#web/features/scan/use-tag-reader.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { consoleSearch } from '#words/en/search/console-search.ts'
import type { EarlyKeys } from './early-keys.ts'
import { searchHitView } from './hit-kinds.tsx'
import { SearchHitList } from './search-hit-list.tsx'
import { useConsoleSearch } from './use-console-search.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CameraPanel = lazyPart(async () => ({
  default: (await import('#web/features/scan/camera-panel.tsx')).CameraPanel,
}))

type SearchDialogProps = {
  /** What was typed before the field was there. */
  early: EarlyKeys
  /** What was opened from here lately, the last first. */
  recent: readonly SearchHit[]
  onOpened: (hit: SearchHit) => void
  onClose: () => void
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

export function SearchDialog({ early, recent, onOpened, onClose }: SearchDialogProps) {
  const words = useWords(consoleSearch)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isScanning, setScanning] = useState(false)
  const reader = useTagReader(isScanning)
  const opened = (hit: SearchHit) => {
    onOpened(hit)
    onClose()
  }
  const search = useConsoleSearch(recent, (hit) => {
    opened(hit)
    void navigate(searchHitView(hit, words).to)
  })
  const { text, setText, openFirstOf, hits, isAsked } = search

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    const stops = [field.current, ...links]
    const at = stops.findIndex((each) => each === document.activeElement)
    stops.at((at + by) % stops.length)?.focus()
  }
  const pressInField = (event: KeyboardEvent) => {
    // A search field would only be emptied.
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter') return step(event)
    event.preventDefault()
    search.enter()
  }

  // Who opens it types at once; the dialog would begin with its close button.
  const begin = useEffectEvent(() => {
    field.current?.focus()
    const { text: before, isEntered } = early.take()
    if (before !== '') setText(before)
    if (isEntered) openFirstOf(before.trim())
  })
  useEffect(() => begin(), [])

  return (
    <Dialog open onClose={onClose} title={words.title} size="md" atTop>
      <div className="grid grid-cols-1 gap-4">
        <TextInput
          ref={field}
          label={words.field}
          hint={words.hint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={pressInField}
          after={<CameraButton isOn={isScanning} onTurn={() => setScanning(!isScanning)} />}
        />
        {isScanning && reader && (
          <Suspense>
            <CameraPanel
              reader={reader}
              outcome={null}
              onCode={(code) => {
                setText(code)
                openFirstOf(code)
              }}
            />
          </Suspense>
        )}
        <div aria-live="polite" className="empty:hidden">
          {isAsked && (
            <Progress
              found={search.found}
              isAnswered={search.isAnswered}
              typed={search.typed}
              count={hits.length}
            />
          )}
        </div>
        {!isAsked && hits.length > 0 && (
          <p className="-mb-2 px-2 text-sm text-ink-soft">{words.recent}</p>
        )}
        <div ref={list} className="grid grid-cols-1 gap-3 empty:hidden">
          <SearchHitList hits={hits} first={search.first} onOpen={opened} onKeyDown={step} />
        </div>
      </div>
    </Dialog>
  )
}

function CameraButton({ isOn, onTurn }: { isOn: boolean; onTurn: () => void }) {
  const words = useWords(consoleSearch)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={words.camera}
      onClick={onTurn}
      className="grid size-12 place-content-center rounded-md text-ink-soft hover:bg-primary-wash hover:text-ink"
    >
      <Camera aria-hidden="true" size={20} />
    </button>
  )
}

type ProgressProps = {
  found: UseQueryResult<readonly SearchHit[]>
  /** Whether what is typed now is what was looked for. */
  isAnswered: boolean
  typed: string
  count: number
}

/** How far a search is; what was found is said to those alone who don't see it. */
function Progress({ found, isAnswered, typed, count }: ProgressProps) {
  const words = useWords(consoleSearch)
  if (found.fetchStatus === 'paused') return <p className="text-ink-soft">{words.offline}</p>
  if (found.isError) return <FailedQueryNotice what={words.failed} query={found} />
  if (!isAnswered) return <p className="text-sm text-ink-soft">{words.searching}</p>
  if (count > 0) return <p className="sr-only">{words.found({ count })}</p>
  return (
    <>
      <p className="font-semibold wrap-anywhere">{words.none({ text: typed })}</p>
      <p className="text-sm text-ink-soft">{words.noneHint}</p>
    </>
  )
}
