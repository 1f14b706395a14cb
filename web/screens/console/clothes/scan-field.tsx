// Where a tag is scanned or typed.
import { type SubmitEvent, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { clothesScreen } from '#words/en/clothes-screen.ts'
import { useScanner } from './use-scanner.ts'

type ScanFieldProps = { busy: boolean; onScan: (text: string) => void }

/** A tag's QR code is the address of its page. */
const codeIn = (text: string) => /[?&]tag=([^&\s]+)/i.exec(text)?.[1] ?? text

export function ScanField({ busy, onScan: onCode }: ScanFieldProps) {
  const words = useWords(clothesScreen)
  const onScan = (scanned: string) => onCode(codeIn(scanned))
  const [text, setText] = useState('')
  useScanner(onScan)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onScan(text)
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextInput
        className="grow"
        label={words.scan}
        hint={words.scanHint}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel={words.finding}>
        {words.find}
      </Button>
    </form>
  )
}
