// Input of tags: by camera, by a keyboard scanner anywhere on the page, or typed.
import { Camera, CameraOff } from 'lucide-react'
import { type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { scan } from '#words/en/clothes/scan.ts'
import { tagCodeFromScan } from './tag-code-from-scan.ts'
import { saveCameraChoice, readCameraChoice } from './kept-camera.ts'
import { createRunnerPerKey } from './once-at-a-time.ts'
import { playScanSignal } from './play-scan-signal.ts'
import { useScanner } from './use-scanner.ts'
import { useTagReader } from './use-tag-reader.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CameraPanel = lazyPart(async () => ({
  default: (await import('./camera-panel.tsx')).CameraPanel,
}))

type ScanFieldProps = {
  busy: boolean
  /** What is scanned; another sentence than that it is a tag. */
  label?: string
  hint?: string
  /** How far it has come, in sight while the camera is on. */
  progress?: string
  /** Where a scan changes something at once: the camera begins off, however it was left elsewhere. */
  asksForCamera?: boolean
  /** Rejects for what is refused, whose sentence stands elsewhere. */
  onScan: (code: string) => Promise<unknown>
}

export function ScanField({
  busy,
  label,
  hint,
  progress = '',
  asksForCamera = false,
  onScan,
}: ScanFieldProps) {
  const words = useWords(scan)
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(() => !asksForCamera && readCameraChoice())
  const [outcome, setOutcome] = useState<'taken' | 'refused' | null>(null)
  const reader = useTagReader(isOn)
  const newest = useRef(0)
  // A camera that sees two tags in turn is quicker than a slow network: what it saw mustn't queue up.
  const [once] = useState(() => createRunnerPerKey<boolean>())

  async function take(scanned: string): Promise<void> {
    const turn = (newest.current += 1)
    const code = tagCodeFromScan(scanned)
    const isTaken = await once(code, () =>
      onScan(code).then(
        () => true,
        () => false,
      ),
    )
    playScanSignal(isTaken)
    if (turn === newest.current) setOutcome(isTaken ? 'taken' : 'refused')
  }
  useScanner((scanned) => void take(scanned))
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    void take(text)
    setText('')
  }
  const turn = () => {
    saveCameraChoice(!isOn)
    setOn(!isOn)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {isOn && reader && (
        <Suspense>
          <CameraPanel
            goesOn
            reader={reader}
            outcome={outcome}
            onCode={(code) => void take(code)}
          />
        </Suspense>
      )}
      {isOn && (
        <p className="rounded-md bg-sunk px-4 py-2 text-lg font-semibold wrap-anywhere empty:hidden">
          {progress}
        </p>
      )}
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextInput
          className="min-w-48 grow basis-0"
          label={label ?? words.scan}
          hint={isOn ? undefined : (hint ?? words.scanHint)}
          value={text}
          maxLength={200}
          data-scans
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        {/* Never disabled, or Enter would lose what is typed while the code before is on its way. */}
        <Button type="submit" variant="secondary" aria-busy={busy || undefined}>
          {busy ? words.finding : words.find}
        </Button>
        <Button variant="secondary" aria-pressed={isOn} onClick={turn}>
          {isOn ? <CameraOff aria-hidden="true" /> : <Camera aria-hidden="true" />}
          {words.camera}
        </Button>
      </form>
    </div>
  )
}

/** How long the frame is green or red. */
const SHOWN_MS = 1200
