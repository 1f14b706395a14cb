// Reason that staff may give with one press: one quantity turned out to be another.
import type { Unit } from '#domain/catalogue/catalogue.ts'

type Turned = {
  readonly item: { readonly unit: Unit; readonly name: string }
  readonly quantity: number
  readonly ordered: number
}

/** "3 kg turned out to be 4 kg" */
export function suggestedReasonText({ item, quantity, ordered }: Turned): string {
  return item.unit === 'kg'
    ? `${ordered} kg turned out to be ${quantity} kg`
    : `${ordered} × ${item.name} turned out to be ${quantity}`
}
