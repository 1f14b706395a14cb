// Dialog that reports a piece of an order as missing.
import { useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { sendMissingReport } from './clothes-queries.ts'
import { useClothesWork } from './use-clothes-work.ts'

type MissingDialogProps = { order: CustodyOrder; onClose: () => void }

export function ReportMissingDialog({ order, onClose }: MissingDialogProps) {
  const words = useWords(clothesScreen)
  const units = order.units.filter(({ place }) => place !== 'missing' && place !== 'written_off')
  const [number, setNumber] = useState(units[0]?.number ?? 0)
  const [isPiece, setPiece] = useState(true)
  const [what, setWhat] = useState('')
  const unit = units.find((each) => each.number === number)
  const hasPieces = unit?.kind === 'bag' && unit.pieces !== 1
  const work = useClothesWork(order.orderId, onClose)
  const submit = () => {
    const missing = { unit: number, what, ...(hasPieces && isPiece && { piece: true as const }) }
    work.send(() => sendMissingReport(order.orderId, missing))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.isMissing}
      description={words.missingHolds}
      action={work}
      onSubmit={submit}
      cancelLabel={words.missingCancel}
      submitLabel={words.missingReport}
      busyLabel={words.missingSaving}
      canSubmit={what.trim() !== ''}
    >
      <Select
        label={words.missingWhich}
        value={number}
        onChange={({ target }) => setNumber(Number(target.value))}
      >
        {units.map((each) => (
          <option key={each.number} value={each.number}>
            {words.unit(each)}
          </option>
        ))}
      </Select>
      {hasPieces && (
        <Checkbox checked={isPiece} onChange={({ target }) => setPiece(target.checked)}>
          {words.missingPiece}
        </Checkbox>
      )}
      <TextInput
        label={words.missingWhat}
        hint={words.missingWhatHint}
        maxLength={200}
        autoComplete="off"
        value={what}
        onChange={({ target }) => setWhat(target.value)}
      />
    </FormDialog>
  )
}
