// Terms of Service: content/terms.md.
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta } from '#web/lib/words.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { contentPages } from '#words/en/base/content-pages.ts'
import page from '../../../../content/terms.md'

export const meta = () => pageTitle(page.title, wordsForMeta(contentPages).terms)

export default function Screen() {
  return <ContentPage page={page} contents />
}
