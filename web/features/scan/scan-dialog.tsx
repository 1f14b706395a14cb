// Dialog that scans or takes one typed tag, and opens the tagged thing.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { scan as scanWords } from '#words/en/clothes/scan.ts'
import { CameraPanel } from './camera-panel.tsx'
import { tagCodeFromScan } from './tag-code-from-scan.ts'
import { findTag } from './find-tag.ts'
import { playScanSignal } from './play-scan-signal.ts'
import { useTagReader } from './use-tag-reader.ts'

export function ScanDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(scanWords)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const reader = useTagReader(true)
  const find = useMutation({
    networkMode: 'always',
    mutationFn: (typed: string) => findTag(tagCodeFromScan(typed)),
    onError: () => playScanSignal(false),
    onSuccess: ({ order, spot }) => {
      const isOn = order !== null || spot !== null
      playScanSignal(isOn)
      if (!isOn) return
      onClose()
      void navigate(order === null ? '/admin/places' : `/admin/clothes/${order.orderId}`)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') find.mutate(text)
  }
  const nothing = find.data && find.data.order === null && find.data.spot === null
  const outcome = find.isError || nothing ? 'refused' : null
  return (
    <Dialog open size="md" onClose={onClose} title={words.dialog} description={words.dialogAbout}>
      <div className="grid grid-cols-1 gap-4">
        {reader && (
          <CameraPanel reader={reader} outcome={outcome} onCode={(code) => find.mutate(code)} />
        )}
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3" noValidate>
          <TextInput
            className="min-w-48 grow basis-0"
            label={words.typed}
            value={text}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="secondary" aria-busy={find.isPending || undefined}>
            {find.isPending ? words.finding : words.find}
          </Button>
        </form>
        <FormProblem problem={find.error && formProblemOf(find.error, words.notFound)} />
        {nothing && <FormProblem problem={{ message: words.onNothing(find.data), reason: null }} />}
      </div>
    </Dialog>
  )
}
