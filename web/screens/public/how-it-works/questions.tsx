// Common questions before a first order, and a link to the rest.
import { FAQ } from '#web/features/content/faq-content.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** As many of each topic as stand first in content/faq.md. */
const ASKED_FIRST = { orders: 2, services: 3, billing: 1 }

const questions = Object.entries(ASKED_FIRST).flatMap(([topicId, count]) =>
  (FAQ.topics.find(({ id }) => id === topicId)?.questions ?? []).slice(0, count),
)

export function Questions() {
  return (
    <section className="page grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[18rem_1fr] lg:pb-24">
      <div>
        <h2 className="text-3xl">Asked before the first bag</h2>
        <p className="mt-3 text-ink-soft">
          More answers are in the <TextLink to="/help">help centre</TextLink>.
        </p>
      </div>
      <QuestionList questions={questions} />
    </section>
  )
}
