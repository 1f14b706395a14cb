// Three services as tags pegged to a line, each with its lowest price.
import { Link } from 'react-router'
import {
  type CatalogueItem,
  firstClubMonthPricePaise,
  fromPricePaise,
  serviceOf,
} from '#domain/catalogue/catalogue.ts'
import { type Paise, formatPaise } from '#domain/base/money.ts'
import { DRY_CLEANING_HOURS } from '#web/features/content/marketing-facts.ts'
import { useCatalogue } from '#web/features/catalogue/current-catalogue.ts'
import { HungCard, HungCards } from '#web/features/content/hung-cards.tsx'

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
  const { value: catalogue } = useCatalogue()
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
        <HungCards>
          {tagsOf(catalogue.items).map((tag) => (
            <HungCard key={tag.name} title={tag.name} text={tag.text} cloth={tag.cloth}>
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
            </HungCard>
          ))}
        </HungCards>
      </div>
    </section>
  )
}
