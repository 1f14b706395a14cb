// Questions that open to show their answer, also without JavaScript.
import type { Question } from './faq.ts'
import { Prose } from './prose.tsx'

/** One question below the other; `open` shows every answer at once. */
export function QuestionList({
  questions,
  open = false,
}: {
  questions: readonly Question[]
  open?: boolean
}) {
  return (
    <ul className="grid border-t-[3px] border-rope">
      {questions.map(({ id, question, answer }) => (
        <li key={id} id={id} className="border-b border-line">
          <details className="group" open={open}>
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-display text-lg font-semibold hover:text-primary-text [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-5 shrink-0 fill-none stroke-primary-text stroke-3 transition-transform [stroke-linecap:round] group-open:rotate-45"
              >
                <path d="M12 4 V20 M4 12 H20" />
              </svg>
            </summary>
            <Prose blocks={answer} className="max-w-prose pb-5 text-ink-soft" />
          </details>
        </li>
      ))}
    </ul>
  )
}
