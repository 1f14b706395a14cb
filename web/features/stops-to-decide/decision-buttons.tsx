// The ways to decide about a stop: one press each, and none twice.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { stopMisfits } from '#words/en/run-sheet/stop-misfits.ts'
import { refreshDecided } from './queries.ts'

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
  const client = useQueryClient()
  const deciding = useMutation({
    mutationFn: onDecide,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.failure(problemOf(error, words.notDecided).message),
    onSettled: () => refreshDecided(client),
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
          onClick={() => deciding.mutate(choice)}
        >
          {label(choice)}
        </Button>
      ))}
    </div>
  )
}
