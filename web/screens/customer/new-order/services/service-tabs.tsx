// Sticky row of services: the one in view, the chosen quantity of each, and links to them.
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Service } from '#domain/catalogue/catalogue.ts'
import type { Counts } from '#web/features/orders/basket.ts'
import { useWords } from '#web/lib/words.ts'
import { chooseServices } from '#words/en/catalogue/choose-services.ts'
import { services as serviceWords } from '#words/en/catalogue/services.ts'
import { type ShownService, serviceSectionId } from './find-services-with.ts'
import { useServiceInView } from './use-service-in-view.ts'

type ServiceTabsProps = {
  services: readonly ShownService[]
  quantities: Counts
}

export function ServiceTabs({ services, quantities }: ServiceTabsProps) {
  const words = useWords(chooseServices)
  const { names } = useWords(serviceWords)
  const row = useRef<HTMLUListElement>(null)
  const inView = useServiceInView(
    services.map(({ service }) => serviceSectionId(service)).join(' '),
  )

  const hasMoved = useRef(false)
  // The tab of what is looked at comes into the row, which moves sideways alone.
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector<HTMLElement>('[aria-current]')
    // The first one is in it from the beginning: to measure that would draw the screen twice.
    if (!list || !tab || (!hasMoved.current && tab.parentElement === list.firstChild)) return
    hasMoved.current = true
    const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    list.scrollTo({ left, behavior: 'instant' })
  }, [inView])

  return (
    <nav
      aria-label={words.tabs}
      className="sticky top-16 z-10 -mx-5 min-w-0 bg-background sm:mx-0 lg:top-18 [@media(height<26rem)]:static"
    >
      <ul
        ref={row}
        className="relative flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 pt-2 pb-0.5 sm:px-1 sm:pb-2 md:flex-wrap md:gap-1.5 [@media(height<26rem)]:flex-nowrap [@media(height<26rem)]:py-0"
      >
        {services.map(({ service, items }) => {
          const quantity = items.reduce((sum, { id }) => sum + (quantities[id] || 0), 0)
          const isInView = serviceSectionId(service) === inView
          return (
            <li key={service.id}>
              <button
                type="button"
                aria-current={isInView ? 'true' : undefined}
                onClick={() => goTo(service)}
                className={clsx(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium whitespace-nowrap md:px-2.5',
                  isInView
                    ? 'border-primary bg-primary text-on-primary'
                    : quantity > 0
                      ? 'border-success bg-success-wash text-success-text'
                      : 'border-edge bg-sheet hover:bg-primary-wash',
                )}
              >
                {quantity > 0 && <Check aria-hidden="true" size={16} strokeWidth={3} />}
                {names[service.id]}
                {quantity > 0 && (
                  <span className="font-semibold tabular-nums">
                    {words.chosen({ unit: service.unit, quantity })}
                    <span className="sr-only">{` ${words.chosenAfter}`}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The section's name takes the focus, so that keyboard and reader go on there and no phone opens its keyboard. */
function goTo(service: Service): void {
  const section = document.getElementById(serviceSectionId(service))
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
}
