// Query of the server's price for a selection.
import { quote } from '#contract/orders/quotes.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import { addressOf, call } from '#web/lib/api.ts'
import type { Draft } from '../draft/draft-shape.ts'

const askQuote = addressOf(quote)

/** What the server charges for a selection; asked again with every review. */
export function quoteQuery(
  lines: readonly OrderLine[],
  {
    deliveryPreference,
    promoCode,
    address,
  }: Pick<Draft, 'deliveryPreference' | 'promoCode' | 'address'>,
) {
  const pickupPin = cleanPinCode(address.pin)
  return {
    queryKey: ['quote', lines, deliveryPreference, promoCode, pickupPin],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(
        askQuote,
        {
          body: {
            lines: [...lines],
            deliveryPreference,
            ...(promoCode && { promoCode }),
            ...(pickupPin && { pickupPin }),
          },
        },
        { signal },
      ),
    enabled: lines.length > 0,
    staleTime: 0,
    gcTime: 0,
  }
}
