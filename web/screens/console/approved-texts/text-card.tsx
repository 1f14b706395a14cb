// An approved text: what to register, with samples, its state and its id.
import { copyText } from '#web/features/account/second-factor/copy-text.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import type { TextState } from '#domain/messages/templates/registration.ts'
import { approvedTextsScreen } from '#words/en/messages/approved-texts-screen.ts'
import type { ApprovedText } from './text-queries.ts'

const TONES: Readonly<Record<TextState, Tone>> = {
  unregistered: 'accent',
  pending: 'primary',
  approved: 'success',
  refused: 'danger',
}

export function TextCard({ text, onNote }: { text: ApprovedText; onNote: () => void }) {
  const words = useWords(approvedTextsScreen)
  const { name, form, state, isChanged, problems } = text
  return (
    <li className="grid gap-3 border-t border-line py-5 first:border-t-0 first:pt-2 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-2 text-base wrap-anywhere">{name}</h3>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        {isChanged && <Badge tone="accent">{words.changed}</Badge>}
        <Badge>{words.classes[text.class]}</Badge>
        {text.segments !== null && <Badge>{words.segments(text.segments)}</Badge>}
        {text.costPaise !== null && <Badge>{words.cost(text.costPaise)}</Badge>}
      </div>
      {isChanged && (state === 'approved' || state === 'pending') && (
        <p className="text-sm text-ink-soft">{words.changedLines[state]}</p>
      )}
      <p className="rounded-md bg-sunk px-3.5 py-3 wrap-anywhere whitespace-pre-line">{form}</p>
      {problems.length > 0 && (
        <ul className="grid gap-1 text-sm font-medium text-danger-text">
          {problems.map((problem) => (
            <li key={problem}>{words.problems[problem]}</li>
          ))}
        </ul>
      )}
      <TextFacts text={text} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.copyOf(name)}
          onClick={() => void copyText(form, words)}
        >
          {words.copy}
        </Button>
        <Button variant="quiet" size="sm" aria-label={words.noteOf(name)} onClick={onNote}>
          {words.note}
        </Button>
      </div>
    </li>
  )
}

function TextFacts({ text }: { text: ApprovedText }) {
  const words = useWords(approvedTextsScreen)
  const { variables, replies, button, thirdVariableReason, templateId, refusedBecause } = text
  const facts: [string, string | null][] = [
    [words.samples, variables.map(({ type, sample }) => `${type}: ${sample}`).join('\n')],
    [words.replies, replies.join('\n')],
    [words.button, button],
    [words.thirdVariable, thirdVariableReason],
    [words.templateId, templateId],
    [words.refusedBecause, refusedBecause],
  ]
  return (
    <Facts className="text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  )
}
