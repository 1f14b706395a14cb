// Help centre: search in the answers, the quickest ways to people, and when they are there.
import { pageTitle } from '#web/page-title.ts'
import { Answers } from './answers.tsx'
import { QuickContact } from './quick-contact.tsx'
import { SupportInfo } from './support-info.tsx'

export const meta = () =>
  pageTitle(
    'Help Centre',
    'Search answers about orders, billing, your account, services and technical matters, or reach our support.',
  )

export default function Screen() {
  return (
    <>
      <Answers />
      <QuickContact />
      <SupportInfo />
    </>
  )
}
