// Common questions before a first order, and a link to the rest.
import { FAQ } from '#web/features/content/faq-content.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { useWords } from '#web/lib/words.ts'
import { Marked } from '#web/ui/marked.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

/** As many of each topic as stand first in content/faq.md. */
const ASKED_FIRST = { orders: 2, services: 3, billing: 1 }

const questions = Object.entries(ASKED_FIRST).flatMap(([topicId, count]) =>
  (FAQ.topics.find(({ id }) => id === topicId)?.questions ?? []).slice(0, count),
)

const toHelp = (text: string) => <TextLink to="/help">{text}</TextLink>

export function Questions() {
  const words = useWords(howItWorksScreen).questions
  return (
    <section className="page grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[18rem_1fr] lg:pb-24">
      <div>
        <h2 className="text-3xl">{words.title}</h2>
        <p className="mt-3 text-ink-soft">
          <Marked text={words.more} parts={[toHelp]} />
        </p>
      </div>
      <QuestionList questions={questions} />
    </section>
  )
}
