// Services & Pricing: wash and fold, every price in one list, and an estimate of a basket.
import { pageTitle } from '#web/lib/page-title.ts'
import { writtenChoice } from '#web/lib/site-choice.ts'
import { useCatalogue } from '#web/features/catalogue/current-catalogue.ts'
import { ClosingCallToAction } from '#web/features/content/closing-call-to-action.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import paper from '#web/ui/paper.css?url'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { servicesScreen } from '#words/en/catalogue/services-screen.ts'
import { ClubNote } from './club-note.tsx'
import { Estimator } from './estimator.tsx'
import { PriceList } from './price-list.tsx'
import print from './print.css?url'
import { WashAndFold } from './wash-and-fold.tsx'

// How it looks on paper; the screen doesn't wait for it.
export const links = () =>
  [paper, print].map((href) => ({ rel: 'stylesheet', href, media: 'print' }))

export const meta = () => {
  const words = wordsForMeta(servicesScreen)
  return pageTitle(words.title, writtenChoice('tax', words.descriptionWithTax, words.description))
}

export default function Screen() {
  const { value: catalogue, failed, retry } = useCatalogue()
  const words = useWords(servicesScreen)
  return (
    <>
      <WashAndFold catalogue={catalogue} />
      {failed && (
        <div className="page pb-8 print:hidden">
          <FailedNotice what={words.notLoaded} onRetry={retry} />
        </div>
      )}
      <PriceList catalogue={catalogue} />
      <Estimator catalogue={catalogue.items} />
      <ClubNote />
      <ClosingCallToAction />
    </>
  )
}
