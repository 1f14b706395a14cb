// Privacy Policy: content/privacy.md.
import { pageTitle } from '#web/lib/page-title.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import page from '../../../../content/privacy.md'

export const meta = () =>
  pageTitle(
    page.title,
    'What we keep about you, why and how long, who else sees it, and how to have it shown, corrected or erased.',
  )

export default function Screen() {
  return <ContentPage page={page} contents />
}
