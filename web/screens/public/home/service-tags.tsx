// Three services as tags pegged to a line, each with where its prices begin.
import clsx from 'clsx'
import { Link } from 'react-router'
import {
  type CatalogueItem,
  firstClubMonthPricePaise,
  fromPricePaise,
  serviceOf,
} from '#domain/catalogue.ts'
import { type Paise, formatPaise } from '#domain/money.ts'
import { Peg } from '#web/illustrations/garments.tsx'
import { DRY_CLEANING_HOURS } from '#web/features/content/marketing-facts.ts'
import { useOffer } from '#web/features/catalogue/offer.ts'

type Tag = {
  name: string
  text: string
  fromPaise: Paise | null
  unit: string
  note: string
  cloth: string
}

function tagsOf(catalogue: readonly CatalogueItem[]): readonly Tag[] {
  const fullKgPaise = fromPricePaise('wash-fold', catalogue)
  return [
    {
      name: serviceOf('wash-fold').name,
      text: serviceOf('wash-fold').description,
      fromPaise: firstClubMonthPricePaise(catalogue),
      unit: 'per kg',
      note: `Your first Laundry Club month at half price; otherwise ${fullKgPaise === null ? '' : formatPaise(fullKgPaise)} per kg.`,
      cloth: 'bg-primary-wash',
    },
    {
      name: serviceOf('dry-cleaning').name,
      text: serviceOf('dry-cleaning').description,
      fromPaise: fromPricePaise('dry-cleaning', catalogue),
      unit: 'per item',
      note: `Shirts, suits, sarees, lehengas and more. Back in ${DRY_CLEANING_HOURS} hours.`,
      cloth: 'bg-accent-wash lg:translate-y-3',
    },
    {
      name: serviceOf('ironing').name,
      text: serviceOf('ironing').description,
      fromPaise: fromPricePaise('ironing', catalogue),
      unit: 'per item',
      note: 'Steam-pressed and on hangers or folded, as you like.',
      cloth: 'bg-success-wash',
    },
  ]
}

export function ServiceTags() {
  const { value: offer } = useOffer()
  return (
    <section className="overflow-hidden bg-sunk py-16 lg:py-24">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 className="text-3xl">What it costs</h2>
          <Link
            to="/services"
            className="inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4"
          >
            See every price
          </Link>
        </div>
        <div className="relative mt-10 lg:mt-14">
          <svg
            viewBox="0 0 1200 40"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-[-10vw] top-0 h-10 w-[120vw] max-w-none max-lg:hidden"
          >
            <path
              d="M0 0 Q600 34 1200 0"
              fill="none"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className="stroke-rope"
            />
          </svg>
          <ul className="relative grid gap-8 lg:grid-cols-3 lg:gap-6">
            {tagsOf(offer.items).map((tag) => (
              <li
                key={tag.name}
                className={clsx('relative lg:mt-4', 'rounded-cut-lg px-6 pt-9 pb-7', tag.cloth)}
              >
                <svg
                  viewBox="-10 -12 20 30"
                  aria-hidden="true"
                  className="absolute -top-5 left-1/2 h-11 -translate-x-1/2"
                >
                  <Peg />
                </svg>
                <h3 className="text-xl">{tag.name}</h3>
                <p className="mt-1 text-ink-soft">{tag.text}</p>
                {tag.fromPaise !== null && (
                  <p className="mt-6 flex items-baseline gap-2">
                    <span className="text-ink-soft">from</span>
                    <span className="font-display text-3xl font-extrabold tracking-tight">
                      {formatPaise(tag.fromPaise)}
                    </span>
                    <span className="font-semibold">{tag.unit}</span>
                  </p>
                )}
                <p className="mt-2 text-sm">{tag.note}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
