// Common questions before joining, from content/laundry-club.md.
import { readFaq } from '#web/features/content/faq.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import page from '../../../../content/laundry-club.md'

const { topics } = readFaq(page)
const questions = topics.flatMap((topic) => topic.questions)

export function Questions() {
  return (
    <section className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[18rem_1fr] lg:py-24">
      <div>
        <h2 className="text-3xl">Asked before joining</h2>
        <p className="mt-3 text-ink-soft">
          More answers are in the <TextLink to="/help">help centre</TextLink>.
        </p>
      </div>
      <QuestionList questions={questions} />
    </section>
  )
}
