// Three services as tags pegged to a line, each with its lowest price.
import { Link } from 'react-router'
import {
  type CatalogueItem,
  firstClubMonthPricePaise,
  fromPricePaise,
} from '#domain/catalogue/catalogue.ts'
import { type Paise, formatPaise } from '#domain/base/money.ts'
import { DRY_CLEANING_HOURS } from '#web/features/content/marketing-facts.ts'
import { useCatalogue } from '#web/features/catalogue/current-catalogue.ts'
import { ClotheslineCard, ClotheslineCards } from '#web/features/content/clothesline-cards.tsx'
import { useWords } from '#web/lib/words.ts'
import { homeScreen } from '#words/en/base/home-screen.ts'
import { services } from '#words/en/catalogue/services.ts'

type Tag = {
  name: string
  text: string
  fromPaise: Paise | null
  unit: string
  note: string
  cloth: string
}

function tagsOf(
  words: (typeof homeScreen)['tags'],
  { names, descriptions }: typeof services,
  catalogue: readonly CatalogueItem[],
): readonly Tag[] {
  const fullKgPaise = fromPricePaise('wash-fold', catalogue)
  return [
    {
      name: names['wash-fold'],
      text: descriptions['wash-fold'],
      fromPaise: firstClubMonthPricePaise(catalogue),
      unit: words.kg,
      note: words.wash({ amount: fullKgPaise === null ? '' : formatPaise(fullKgPaise) }),
      cloth: 'bg-primary-wash',
    },
    {
      name: names['dry-cleaning'],
      text: descriptions['dry-cleaning'],
      fromPaise: fromPricePaise('dry-cleaning', catalogue),
      unit: words.item,
      note: words.dry({ hours: DRY_CLEANING_HOURS }),
      cloth: 'bg-accent-wash lg:translate-y-3',
    },
    {
      name: names.ironing,
      text: descriptions.ironing,
      fromPaise: fromPricePaise('ironing', catalogue),
      unit: words.item,
      note: words.iron,
      cloth: 'bg-success-wash',
    },
  ]
}

export function ServicePriceCards() {
  const words = useWords(homeScreen).tags
  const serviceWords = useWords(services)
  const { value: catalogue } = useCatalogue()
  return (
    <section className="overflow-hidden bg-sunk py-16 lg:py-24">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 className="text-3xl">{words.title}</h2>
          <Link
            to="/services"
            className="inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4"
          >
            {words.all}
          </Link>
        </div>
        <ClotheslineCards>
          {tagsOf(words, serviceWords, catalogue.items).map((tag) => (
            <ClotheslineCard key={tag.name} title={tag.name} text={tag.text} cloth={tag.cloth}>
              {tag.fromPaise !== null && (
                <p className="mt-6 flex items-baseline gap-2">
                  <span className="text-ink-soft">{words.from}</span>
                  <span className="font-display text-3xl font-extrabold tracking-tight">
                    {formatPaise(tag.fromPaise)}
                  </span>
                  <span className="font-semibold">{tag.unit}</span>
                </p>
              )}
              <p className="mt-2 text-sm">{tag.note}</p>
            </ClotheslineCard>
          ))}
        </ClotheslineCards>
      </div>
    </section>
  )
}
