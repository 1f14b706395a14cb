// DIGIPIN of a door whose place is known.
import { encodeDigipin, type Point } from '#domain/base/digipin.ts'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { useWords } from '#web/lib/words.ts'

export function DigipinLine({ point }: { point: Point | null | undefined }) {
  const words = useWords(orderAddresses)
  const code = point && encodeDigipin(point)
  return code ? <span className="block text-sm">{words.digipin({ code })}</span> : null
}
