// Buttons that decide about a stop: one press each, and never twice.
import { useAction } from '#web/features/forms/use-action.ts'
import { decideLateStop } from '#contract/run-sheet/late-stops.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { stopMisfits } from '#words/en/run-sheet/stop-misfits.ts'

type DecisionButtonsProps<Choice> = {
  /** The first is what usually fits. */
  choices: readonly Choice[]
  label: (choice: Choice) => string
  /** A button's name, with what it is about. */
  of: (action: string) => string
  onDecide: (choice: Choice) => Promise<{ message: string }>
}

export function DecisionButtons<Choice>(props: DecisionButtonsProps<Choice>) {
  const { choices, label, of, onDecide } = props
  const words = useWords(stopMisfits)
  const deciding = useAction(decideLateStop, {
    by: onDecide,
    onDone: ({ message }) => toast.success(message),
    failed: words.notDecided,
    toasts: 'sentence',
  })
  return (
    <div className="flex flex-wrap gap-3">
      {choices.map((choice, index) => (
        <Button
          key={label(choice)}
          size="sm"
          variant={index === 0 ? 'primary' : 'secondary'}
          aria-label={of(label(choice))}
          disabled={deciding.isPending}
          busy={deciding.isPending && deciding.variables === choice}
          onClick={() => deciding.send(choice)}
        >
          {label(choice)}
        </Button>
      ))}
    </div>
  )
}
