// About: content/about.md beside a line of washing.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta } from '#web/lib/words.ts'
import { ClosingCallToAction } from '#web/features/content/closing-call-to-action.tsx'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { contentPages } from '#words/en/base/content-pages.ts'
import page from '../../../../content/about.md'

export const meta = () => pageTitle(page.title, wordsForMeta(contentPages).about)

const HUNG: readonly Hung[] = [
  { name: 'saree', cloth: 'accent', x: 58, scale: 1.25 },
  { name: 'kurta', cloth: 'white', x: 168, scale: 1.25 },
  { name: 'trousers', cloth: 'danger', x: 268, scale: 1.25 },
]

export default function Screen() {
  return (
    <>
      <ContentPage
        page={page}
        illustration={
          // The rope comes in from the left, and ends before the text or at the window's edge.
          <div className="[clip-path:inset(-20rem_-2.5rem_-2rem_-100vw)]">
            <Clothesline
              hung={HUNG}
              width={320}
              height={230}
              top={16}
              sag={18}
              moving
              className="overflow-visible max-lg:max-w-80"
            />
          </div>
        }
      />
      <ClosingCallToAction />
    </>
  )
}
