// Price of one unit of an item: "₹99 ₹15 online" or "₹70 per kg".
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { formatPaise } from '#domain/base/money.ts'
import { useWords } from '#web/lib/words.ts'
import { priceWords } from '#words/en/catalogue/price.ts'

type PriceProps = {
  item: Pick<CatalogueItem, 'listPricePaise' | 'onlinePricePaise' | 'unit'>
}

/** The list price; where there is an online price, the list price struck through and the online price. */
export function Price({ item }: PriceProps) {
  const words = useWords(priceWords)
  const { unit } = item
  if (item.onlinePricePaise === null) {
    return (
      <span className="font-medium">
        {words.of({ amount: formatPaise(item.listPricePaise), unit })}
      </span>
    )
  }
  return (
    <span>
      <s className="text-ink-soft">
        <span className="sr-only">{`${words.listPrice} `}</span>
        {formatPaise(item.listPricePaise)}
      </s>{' '}
      <strong className="font-semibold whitespace-nowrap text-success-text">
        {words.online({ amount: formatPaise(item.onlinePricePaise), unit })}
      </strong>
    </span>
  )
}
