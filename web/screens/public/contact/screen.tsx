// Contact: contact methods, hours, location, and a message form.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { ANSWER_HOURS } from '#web/features/content/marketing-facts.ts'
import { contactScreen } from '#words/en/help/contact-screen.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMethods } from './contact-methods.tsx'
import { QuickHelp } from './quick-help.tsx'
import { AddressAndHours } from './address-and-hours.tsx'

export const meta = () => {
  const words = wordsForMeta(contactScreen)
  return pageTitle(words.title, words.description({ hours: ANSWER_HOURS }))
}

const HUNG: readonly Hung[] = [
  { name: 'shirt', cloth: 'accent', x: 84 },
  { name: 'towel', cloth: 'white', x: 196 },
  { name: 'sock', cloth: 'danger', x: 282 },
  { name: 'kurta', cloth: 'primary', x: 384 },
]

export default function Screen() {
  const words = useWords(contactScreen)
  return (
    <>
      <section className="overflow-hidden">
        <div className="page grid items-start gap-x-16 gap-y-10 pt-10 pb-16 lg:grid-cols-[1fr_1.1fr] lg:pt-16 lg:pb-24">
          <div>
            <h1 className="text-4xl font-extrabold">{words.heading}</h1>
            <p className="mt-4 max-w-md text-lg text-ink-soft">{words.lead}</p>
            <ContactMethods />
            <Clothesline
              hung={HUNG}
              width={480}
              height={170}
              top={14}
              sag={18}
              moving
              className="mt-12 overflow-visible max-lg:hidden"
            />
          </div>
          <ContactForm />
        </div>
      </section>
      <AddressAndHours />
      <QuickHelp />
    </>
  )
}
