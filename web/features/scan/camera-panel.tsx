// Camera picture while tags are read, and its problems.
import clsx from 'clsx'
import { Flashlight, FlashlightOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { scan } from '#words/en/clothes/scan.ts'
import { tagCodeFromScan } from './tag-code-from-scan.ts'
import { type Camera, type CameraProblem, openCamera } from './open-camera.ts'
import type { TagReader } from './tag-reader.ts'

/** How long the reader rests between two frames: the rest of the page needs a slow phone's processor, too. */
const REST_MS = 80
/** A tag that lies before the camera counts once, until it was away for so long. */
const AWAY_MS = 1500

type CameraPanelProps = {
  reader: Promise<TagReader>
  /** Whether one tag after the other is scanned, rather than one. */
  goesOn?: boolean
  /** How the last scan went; colours the frame. */
  outcome: 'taken' | 'refused' | null
  onCode: (code: string) => void
}

export function CameraPanel({ reader, goesOn = false, outcome, onCode }: CameraPanelProps) {
  const words = useWords(scan)
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera | null>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [isForeign, setForeign] = useState(false)
  const [isLit, setLit] = useState(false)
  const read = useEffectEvent((code: string | null) => {
    setForeign(code === null)
    if (code !== null) onCode(code)
  })

  useEffect(() => {
    const leaving = new AbortController()
    void openCamera().then((opened) => {
      if (typeof opened === 'string') return leaving.signal.aborted || setProblem(opened)
      if (leaving.signal.aborted) return opened.stop()
      leaving.signal.addEventListener('abort', opened.stop)
      const shown = video.current!
      shown.srcObject = opened.stream
      // What plays by its attribute stops once it is scrolled out of sight.
      void shown.play().catch(() => undefined)
      setCamera(opened)
      return readAll(reader, shown, leaving.signal, read).catch(() => setProblem('failed'))
    })
    return () => leaving.abort()
  }, [reader])

  if (problem)
    return (
      <p role="alert" className="rounded-md bg-accent-wash px-4 py-3 text-accent-text">
        {words.problems[problem]} {words.typeInstead}
      </p>
    )
  return (
    <div className="grid gap-2">
      <div
        data-outcome={outcome ?? undefined}
        className={clsx(
          'relative overflow-hidden rounded-md border-4',
          outcome === 'taken' && 'border-success',
          outcome === 'refused' && 'border-danger',
          outcome === null && 'border-edge',
        )}
      >
        <video
          ref={video}
          playsInline
          muted
          aria-label={words.picture}
          className="h-[min(22dvh,18rem)] w-full md:h-[min(38dvh,18rem)] bg-sunk object-cover"
        />
        {camera?.setTorch && (
          <Button
            variant="secondary"
            className="absolute right-2 bottom-2"
            aria-pressed={isLit}
            onClick={() => {
              void camera.setTorch?.(!isLit).then(() => setLit(!isLit))
            }}
          >
            {isLit ? <FlashlightOff aria-hidden="true" /> : <Flashlight aria-hidden="true" />}
            {words.light}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {!camera ? words.opening : isForeign ? words.noTag : goesOn ? words.holdOn : words.hold}
      </p>
    </div>
  )
}

/** Whether a dialog lies over it: what is held before the camera then is meant for that. */
const isCovered = (video: HTMLVideoElement) =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(video))

/** Until the screen is left. `onRead`: a tag's code, or null for a QR code that is no tag's. */
async function readAll(
  reader: Promise<TagReader>,
  video: HTMLVideoElement,
  leaving: AbortSignal,
  onRead: (code: string | null) => void,
): Promise<void> {
  const { read } = await reader
  let last = { text: '', at: 0 }
  while (!leaving.aborted) {
    const text = document.hidden || isCovered(video) ? null : await read(video)
    if (leaving.aborted) return
    const now = performance.now()
    if (text !== null) {
      if (text !== last.text || now - last.at > AWAY_MS) onRead(readTagCode(tagCodeFromScan(text)))
      last = { text, at: now }
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
}
