// Common questions before joining, from content/laundry-club.md.
import { readFaq } from '#web/features/content/faq.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { useWords } from '#web/lib/words.ts'
import { Marked } from '#web/ui/marked.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'
import page from '../../../../content/laundry-club.md'

const { topics } = readFaq(page)
const questions = topics.flatMap((topic) => topic.questions)

export function Questions() {
  const words = useWords(subscriptionsScreen).questions
  return (
    <section className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[18rem_1fr] lg:py-24">
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

function toHelp(text: string) {
  return <TextLink to="/help">{text}</TextLink>
}
