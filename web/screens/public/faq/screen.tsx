// FAQ: every question of content/faq.md, topic by topic.
import { DrawnGarment, type Cloth, type GarmentName } from '#web/illustrations/garments.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { FAQ } from '#web/features/content/faq-content.ts'
import { Notice, Prose } from '#web/features/content/prose.tsx'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { faqScreen } from '#words/en/help/faq-screen.ts'

export const meta = () => pageTitle(FAQ.title, wordsForMeta(faqScreen).description)

const PIECES: ReadonlyArray<{ name: GarmentName; cloth: Cloth }> = [
  { name: 'shirt', cloth: 'primary' },
  { name: 'towel', cloth: 'accent' },
  { name: 'kurta', cloth: 'success' },
  { name: 'trousers', cloth: 'danger' },
  { name: 'sock', cloth: 'night' },
]

const [first] = FAQ.intro
const notice = first?.kind === 'quote' ? first : null

export default function Screen() {
  const words = useWords(faqScreen)
  return (
    <div className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="text-4xl font-extrabold">{FAQ.title}</h1>
      <div className="mt-6 grid max-w-2xl gap-4">
        {notice && <Notice blocks={notice.inside} />}
        <Prose blocks={notice ? FAQ.intro.slice(1) : FAQ.intro} />
      </div>
      <div className="mt-12 grid gap-14 lg:gap-20">
        {FAQ.topics.map(({ id, title, questions }, index) => {
          const piece = PIECES[index % PIECES.length]
          return (
            <section
              key={id}
              aria-labelledby={id}
              className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-[18rem_1fr]"
            >
              <div className="flex items-center justify-between gap-5 lg:block">
                <h2 id={id} className="text-3xl">
                  {title}
                </h2>
                {piece && (
                  <DrawnGarment {...piece} className="h-20 w-auto lg:mt-5 lg:-ml-4 lg:h-36" />
                )}
              </div>
              <QuestionList questions={questions} />
            </section>
          )
        })}
      </div>
      <div className="mt-16 grid justify-items-start gap-4 border-t-[3px] border-rope pt-8">
        <h2 className="text-2xl">{words.notFound}</h2>
        <LinkButton to="/contact">{words.ask}</LinkButton>
      </div>
    </div>
  )
}
