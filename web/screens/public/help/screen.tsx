// Help centre: search in answers, contact methods, tickets, chat and support hours.
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta } from '#web/lib/words.ts'
import { helpScreen } from '#words/en/help/help-screen.ts'
import { HelpAnswers } from './help-answers.tsx'
import { LiveChat } from './live-chat.tsx'
import { QuickContactLinks } from './quick-contact-links.tsx'
import { SupportInfo } from './support-info.tsx'
import { SupportTickets } from './support-tickets.tsx'

export const meta = () => {
  const words = wordsForMeta(helpScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  return (
    <>
      <HelpAnswers />
      <QuickContactLinks />
      <div className="page grid items-start gap-6 pt-14 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-8 lg:pt-20">
        <LiveChat />
        <SupportTickets />
      </div>
      <SupportInfo />
    </>
  )
}
