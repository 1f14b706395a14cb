// Dialog for counting handed-in cash: a sum, and a reason if it differs from the expected one.
import { useState } from 'react'
import { CASH_TEXT_MAX_LENGTH, countCash } from '#contract/cash/cash.ts'
import { type Pieces, sumPieces } from '#domain/cash/notes-and-coins.ts'
import { ownCashWords } from '#words/en/cash/cash.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import type { Counted } from './cash-queries.ts'
import { PiecesFields } from './pieces-fields.tsx'

type CountDialogProps = {
  title: string
  hint: string
  amountLabel: string
  /** In rupees: another sum needs a reason. */
  expected: number
  /** A reason is needed for the same sum, too. */
  alwaysReason?: boolean
  /** The notes and coins of the count that is corrected. */
  pieces?: Pieces | null
  /** Asks for a note beside it. */
  withNote?: boolean
  said: {
    send: (params: { sum: string }) => string
    sendNothing: string
    sent: (params: { sum: string }) => string
    failed: string
  }
  send: (counted: Counted) => Promise<unknown>
  onClose: () => void
}

export function CountDialog(props: CountDialogProps) {
  const { title, hint, amountLabel, expected, alwaysReason, withNote, said, send, onClose } = props
  const words = useWords(ownCashWords)
  const [typed, setTyped] = useState(props.pieces ? String(sumPieces(props.pieces)) : '')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [pieces, setPieces] = useState<Pieces | null>(props.pieces ?? null)
  const [isByPieces, setByPieces] = useState(pieces !== null)
  const amount = parseTypedNumber(typed)
  const isSum = Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6
  const difference = isSum ? Math.round((amount - expected) * 100) / 100 : 0
  const needsReason = isSum && (alwaysReason === true || difference !== 0)
  const saving = useAction(countCash, {
    by: () =>
      send({
        amount,
        reason: needsReason ? reason.trim() : '',
        note: note.trim(),
        ...(isByPieces && pieces && { pieces }),
      }),
    failed: said.failed,
    toasts: 'title',
    onDone: () => {
      toast.success(said.sent({ sum: rupeesText(amount) }))
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (isSum && !(needsReason && reason.trim() === '')) saving.send()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={hint}
      action={saving}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={isSum ? said.send({ sum: rupeesText(amount) }) : said.sendNothing}
    >
      {isByPieces && (
        <PiecesFields
          initial={pieces}
          onPieces={(counted) => {
            setPieces(counted)
            setTyped(counted ? String(sumPieces(counted)) : '')
          }}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        className="w-fit"
        onClick={() => {
          setTyped('')
          setPieces(null)
          setByPieces(!isByPieces)
        }}
      >
        {isByPieces ? words.enterSum : words.countPieces}
      </Button>
      <NumberInput
        decimal
        label={amountLabel}
        readOnly={isByPieces}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isTried && !isSum ? words.amountNeeded : undefined}
      />
      {difference !== 0 && (
        <output className="font-semibold text-danger-text">
          {(difference < 0 ? words.less : words.more)(rupeesText(Math.abs(difference)))}
        </output>
      )}
      {needsReason && (
        <TextInput
          label={words.reason}
          maxLength={CASH_TEXT_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && reason.trim() === '' ? words.reasonNeeded : undefined}
        />
      )}
      {withNote && (
        <Textarea
          label={words.note}
          optional
          rows={2}
          maxLength={CASH_TEXT_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
