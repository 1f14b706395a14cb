// FAQ of the help centre, with search and topics.
import { Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { EmptyClothesline, Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { FAQ } from '#web/features/content/faq-content.ts'
import { createFaqSearch } from '#web/features/content/create-faq-search.ts'
import type { Topic } from '#web/features/content/faq.ts'
import { QuestionList } from '#web/features/content/question-list.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { useWords } from '#web/lib/words.ts'
import { helpScreen } from '#words/en/help/help-screen.ts'

const TOPICS = FAQ.topics.map(({ id, title }) => ({ value: id, label: title }))

const HUNG: readonly Hung[] = [
  { name: 'kurta', cloth: 'accent', x: 70, scale: 1.2 },
  { name: 'shirt', cloth: 'white', x: 190, scale: 1.2 },
  { name: 'saree', cloth: 'danger', x: 318, scale: 1.2 },
]

export function HelpAnswers() {
  const words = useWords(helpScreen).answers
  const id = useId()
  const [search, setSearch] = useState('')
  const [topicId, setTopicId] = useState('all')
  const { topics, find } = useMemo(() => searchable(topicId), [topicId])
  const found = search.trim() === '' ? topics : bestFirst(find(search), words.best)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const isFiltered = search.trim() !== '' || topicId !== 'all'

  return (
    <>
      <section className="overflow-hidden bandhani bg-primary-band text-on-night">
        <div className="page relative grid gap-6 py-12 lg:py-20">
          <div className="absolute top-6 right-0 w-110 max-xl:hidden">
            <Clothesline
              hung={HUNG}
              width={420}
              height={220}
              top={20}
              sag={22}
              beyond="right"
              moving
              className="overflow-visible"
            />
          </div>
          <h1 className="text-4xl font-extrabold">{words.title}</h1>
          <search className="relative max-w-2xl">
            <label htmlFor={id} className="sr-only">
              {words.search}
            </label>
            <Search
              aria-hidden="true"
              size={22}
              className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft"
            />
            <input
              id={id}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder={words.example}
              autoComplete="off"
              className="min-h-14 w-full rounded-md bg-sheet pr-4 pl-13 text-lg text-ink placeholder:text-ink-soft focus-visible:outline-accent"
            />
          </search>
          <noscript>
            <p className="max-w-2xl font-semibold text-accent-bright">{words.needsJavaScript}</p>
          </noscript>
        </div>
      </section>
      <section
        aria-label={words.list}
        className="page grid content-start gap-8 pt-8 pb-16 lg:min-h-160 lg:pt-10"
      >
        <ToggleFilter
          label={words.topic}
          options={[{ value: 'all', label: words.allTopics }, ...TOPICS]}
          value={topicId}
          onChange={setTopicId}
        />
        <p aria-live="polite" className="sr-only">
          {isFiltered && words.found({ count })}
        </p>
        {found.length === 0 ? (
          <EmptyState
            title={words.none}
            illustration={<EmptyClothesline />}
            action={
              <>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setSearch('')
                    setTopicId('all')
                  }}
                >
                  {words.showAll}
                </Button>
                <LinkButton to="/contact">{words.ask}</LinkButton>
              </>
            }
          >
            {words.noneHint}
          </EmptyState>
        ) : (
          found.map(({ id: topic, title, questions }) => (
            <div key={topic} className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[14rem_1fr]">
              <h2 className="text-2xl">{title}</h2>
              <QuestionList questions={questions} />
            </div>
          ))
        )}
      </section>
    </>
  )
}

function searchable(topicId: string) {
  const topics = topicId === 'all' ? FAQ.topics : FAQ.topics.filter(({ id }) => id === topicId)
  return { topics, find: createFaqSearch(topics.flatMap(({ questions }) => questions)) }
}

/** What was found, as one topic: the likeliest answer stands first, whatever it is about. */
function bestFirst(questions: Topic['questions'], title: string): Topic[] {
  return questions.length === 0 ? [] : [{ id: 'found', title, questions }]
}
