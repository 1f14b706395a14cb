// Frame of a page of content/: title, text and an aside.
import type { ReactNode } from 'react'
import { type MarkdownPage, plainTextOf } from './markdown.ts'
import { Notice, Prose } from './prose.tsx'
import { useWords } from '#web/lib/words.ts'
import { contentPage } from '#words/en/base/content-pages.ts'

type ContentPageProps = {
  page: MarkdownPage
  /** Stands under the title, at the side on a desk: a picture. */
  illustration?: ReactNode
  /** Lists the headings, for long texts. */
  contents?: boolean
}

export function ContentPage({ page, illustration, contents = false }: ContentPageProps) {
  const words = useWords(contentPage)
  const [first] = page.blocks
  const notice = first?.kind === 'quote' ? first : null
  const blocks = notice ? page.blocks.slice(1) : page.blocks
  const headings = blocks
    .filter((block) => block.kind === 'heading')
    .filter(({ level }) => level === 2)
  return (
    <div className="overflow-x-clip">
      <article className="page grid items-start gap-x-16 gap-y-8 pt-10 pb-16 lg:grid-cols-[20rem_minmax(0,1fr)] lg:pt-16 lg:pb-24">
        <header className="grid gap-8 lg:sticky lg:top-28">
          <h1 className="text-3xl">{page.title}</h1>
          {contents && (
            <nav aria-label={words.contents} className="max-lg:hidden">
              <ul className="border-t-[3px] border-rope">
                {headings.map(({ id, inside }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="block border-b border-line py-2 text-sm font-medium hover:text-primary-text"
                    >
                      {plainTextOf(inside)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {illustration}
        </header>
        <div className="max-w-2xl">
          {notice && <Notice blocks={notice.inside} />}
          <Prose blocks={blocks} className="[&>h2:first-child]:mt-0 not-first:mt-6" />
        </div>
      </article>
    </div>
  )
}
