// Footer: links, opening hours and the choice of colours.
import { Link } from 'react-router'
import { useBusiness, useBusinessAnswer } from '#web/lib/business.ts'
import { FOOTER } from './nav-links.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { useWords } from '#web/lib/words.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'
import { openingHours } from '#words/en/slots/opening-hours.ts'

export function Footer() {
  return (
    <footer className="mt-auto bg-night text-on-night">
      <FooterContent />
    </footer>
  )
}

/** All that the footer holds. */
export function FooterContent() {
  const words = useWords(siteFrame)
  const { name, phone, email, address } = useBusiness()
  return (
    <>
      <div aria-hidden="true" className="gamcha h-1.5" />
      <div className="page grid gap-x-6 gap-y-10 py-12 grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.3fr]">
        <div className="grid content-start gap-3 max-lg:col-span-2">
          <p className="font-display text-2xl font-extrabold tracking-tight">{name}</p>
          <p className="max-w-xs text-night-soft">{words.promise}</p>
          {address && <p className="max-w-xs text-sm text-night-soft">{address}</p>}
          {phone && (
            <a href={telephoneLink(phone)} className="w-fit py-2.5 underline">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="w-fit py-2.5 underline">
              {email}
            </a>
          )}
        </div>
        {FOOTER.map(({ title, entries }) => (
          <nav key={title} aria-label={words[title]}>
            <h2 className="mb-2 text-lg">{words[title]}</h2>
            <ul>
              {entries.map(({ to, place }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-night-soft hover:text-on-night hover:underline lg:min-h-9"
                  >
                    {words.places[place]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-lg:col-span-2 max-lg:max-w-md">
          <h2 className="mb-3 text-lg">{words.hours}</h2>
          <Hours />
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-night/15 py-5">
          <p className="text-sm text-night-soft">{words.washedBy({ laundry: name })}</p>
          <ThemeChoice />
        </div>
      </div>
    </>
  )
}

function Hours() {
  const words = useWords(siteFrame)
  const hours = useWords(openingHours)
  const { value, failed } = useBusinessAnswer()
  if (failed) {
    return <p className="text-night-soft">{words.noHours}</p>
  }
  return (
    <>
      <dl className="grid gap-2">
        {hours.lines(value.hours).map(({ days, times }) => (
          <div key={days} className="flex justify-between gap-4 border-b border-on-night/15 pb-2">
            <dt className="text-night-soft">{days}</dt>
            <dd className="font-semibold whitespace-nowrap">{times}</dd>
          </div>
        ))}
      </dl>
      {value.hours[0] && <p className="mt-3 text-sm text-night-soft">{words.sundays}</p>}
    </>
  )
}
