// Contact information: mail, phone and support hours.
import type { ReactNode } from 'react'
import { useBusiness } from '#web/lib/business.ts'
import { SUPPORT_HOURS } from '#domain/help/support-week.ts'
import { ANSWER_HOURS } from '#web/features/content/marketing-facts.ts'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'
import { useWords } from '#web/lib/words.ts'
import { helpScreen } from '#words/en/help/help-screen.ts'
import { openingHours } from '#words/en/slots/opening-hours.ts'

const HUNG: readonly Hung[] = [
  { name: 'towel', cloth: 'primary', x: 70 },
  { name: 'shirt', cloth: 'white', x: 184 },
  { name: 'sock', cloth: 'accent', x: 272 },
  { name: 'trousers', cloth: 'success', x: 360 },
]

export function SupportInfo() {
  const { phone, email, address } = useBusiness()
  const words = useWords(helpScreen).info
  const hours = useWords(openingHours)
  return (
    <section className="overflow-hidden">
      <div className="page grid gap-x-16 gap-y-10 py-14 md:grid-cols-2 lg:grid-cols-[1fr_1fr_26rem] lg:py-20">
        <div>
          <h2 className="text-2xl">{words.title}</h2>
          <dl className="mt-4 grid border-t-[3px] border-rope">
            {phone && (
              <Row name={words.phone}>
                <a href={telephoneLink(phone)} className={TEXT_LINK}>
                  {phone}
                </a>
              </Row>
            )}
            {email && (
              <Row name={words.email}>
                <a href={`mailto:${email}`} className={TEXT_LINK}>
                  {email}
                </a>
              </Row>
            )}
            {address && <Row name={words.address}>{address}</Row>}
            <Row name={words.form}>
              <TextLink to="/contact">{words.contactPage}</TextLink>
            </Row>
          </dl>
        </div>
        <div>
          <h2 className="text-2xl">{words.hours}</h2>
          <dl className="mt-4 grid border-t-[3px] border-rope">
            {hours.lines(SUPPORT_HOURS).map(({ days, times }) => (
              <div key={days} className="flex justify-between gap-4 border-b border-line py-3">
                <dt className="text-ink-soft">{days}</dt>
                <dd className="font-semibold whitespace-nowrap">{times}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-ink-soft">{words.answered({ hours: ANSWER_HOURS })}</p>
        </div>
        <Clothesline
          hung={HUNG}
          width={430}
          height={170}
          top={18}
          sag={20}
          beyond="right"
          moving
          className="overflow-visible max-lg:hidden"
        />
      </div>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.25rem_1fr] gap-3 sm:grid-cols-[5rem_1fr] sm:gap-4 border-b border-line py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
