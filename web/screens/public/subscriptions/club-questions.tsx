// Common questions before joining, from content/laundry-club.md.
import { parseFaq } from '#web/features/content/faq.ts'
import { QuestionSection } from '#web/features/content/question-section.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'
import page from '../../../../content/laundry-club.md'

const { topics } = parseFaq(page)
const questions = topics.flatMap((topic) => topic.questions)

export function ClubQuestions() {
  const words = useWords(subscriptionsScreen).questions
  return <QuestionSection words={words} questions={questions} className="py-16 lg:py-24" />
}
