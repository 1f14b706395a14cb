// Section of common questions, with a link to all of them.
import clsx from 'clsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Question } from './faq.ts'
import { QuestionList } from './question-list.tsx'

type QuestionSectionProps = {
  /** `more` has one marked part, which leads to the help page. */
  words: { title: string; more: string }
  questions: readonly Question[]
  className: string
}

const toHelp = (text: string) => <TextLink to="/help">{text}</TextLink>

export function QuestionSection({ words, questions, className }: QuestionSectionProps) {
  return (
    <section className={clsx('page grid gap-x-16 gap-y-8 lg:grid-cols-[18rem_1fr]', className)}>
      <div>
        <h2 className="text-3xl">{words.title}</h2>
        <p className="mt-3 text-ink-soft">
          <MarkedText text={words.more} parts={[toHelp]} />
        </p>
      </div>
      <QuestionList questions={questions} />
    </section>
  )
}
