// Privacy Policy: content/privacy.md.
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta } from '#web/lib/words.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { contentPages } from '#words/en/base/content-pages.ts'
import page from '../../../../content/privacy.md'

export const meta = () => pageTitle(page.title, wordsForMeta(contentPages).privacy)

export default function Screen() {
  return <ContentPage page={page} contents />
}
