// Common questions before a first order, and a link to the rest.
import { FAQ } from '#web/features/content/faq-content.ts'
import { QuestionSection } from '#web/features/content/question-section.tsx'
import { useWords } from '#web/lib/words.ts'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

/** As many of each topic as stand first in content/faq.md. */
const ASKED_FIRST = { orders: 2, services: 3, billing: 1 }

const questions = Object.entries(ASKED_FIRST).flatMap(([topicId, count]) =>
  (FAQ.topics.find(({ id }) => id === topicId)?.questions ?? []).slice(0, count),
)

export function HowItWorksQuestions() {
  const words = useWords(howItWorksScreen).questions
  return <QuestionSection words={words} questions={questions} className="pb-16 lg:pb-24" />
}
