// Terms of Service: content/terms.md.
import { pageTitle } from '#web/lib/page-title.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import page from '../../../../content/terms.md'

export const meta = () =>
  pageTitle(
    page.title,
    'Orders, prices, delivery, lost or damaged pieces, the Laundry Club and complaints, in plain words.',
  )

export default function Screen() {
  return <ContentPage page={page} contents />
}
