// One service of the first step: its description, and its items as tiles.
import { Clock } from 'lucide-react'
import type { CatalogueItem, Service } from '#domain/catalogue/catalogue.ts'
import { useCatalogueSetting } from '#web/features/catalogue/catalogue-query.ts'
import type { Counts } from '#web/features/orders/basket.ts'
import { useWords } from '#web/lib/words.ts'
import { chooseServices } from '#words/en/catalogue/choose-services.ts'
import { leastWeight } from '#words/en/settings/least-weight.ts'
import { services as serviceWords } from '#words/en/catalogue/services.ts'
import { ItemTile } from './item-tile.tsx'
import { serviceSectionId } from './find-services-with.ts'
import { usePieceDrawing } from './use-piece-drawing.ts'

type ServiceSectionProps = {
  service: Service
  items: readonly CatalogueItem[]
  quantities: Counts
  onQuantity: (itemId: string, quantity: number) => void
}

export function ServiceSection({ service, items, quantities, onQuantity }: ServiceSectionProps) {
  const words = useWords(chooseServices)
  const { names, descriptions } = useWords(serviceWords)
  const least = useWords(leastWeight)
  const limits = useCatalogueSetting('limits')
  const leastCharge = useCatalogueSetting('leastCharge')
  const Drawing = usePieceDrawing()
  const id = serviceSectionId(service)
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="mb-4">
      <h3
        id={`${id}-name`}
        tabIndex={-1}
        className="text-xl focus:outline-none [@media(height<26rem)]:text-base"
      >
        {names[service.id]}
      </h3>
      <p className="text-sm text-ink-soft [@media(height<26rem)]:sr-only">
        {descriptions[service.id]}{' '}
        <span className="whitespace-nowrap">
          <Clock aria-hidden="true" size={14} className="mb-0.5 inline" />{' '}
          {words.within({ hours: service.turnaroundHours })}
        </span>
      </p>
      <ul className="mt-3 [@media(height<26rem)]:mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-3">
        {items.map((item) => (
          <ItemTile
            key={item.id}
            item={item}
            quantity={quantities[item.id] ?? 0}
            limits={limits}
            onQuantity={onQuantity}
            Drawing={Drawing}
          />
        ))}
      </ul>
      {service.unit === 'kg' && (
        <p className="mt-2 text-sm text-ink-soft">
          {`${least.sentence(leastCharge)} ${words.averageLoad}`}
        </p>
      )}
    </section>
  )
}
