// Wardrobe garments that the customer named for the order, with pictures.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { GarmentPicture } from '#web/features/garments/garment-picture.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Nothing where the order names none. */
export function GarmentsPanel({ garments }: { garments: OrderDetail['garments'] }) {
  if (garments.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="garments" className="grid grid-cols-1 gap-3 p-4!">
      <h2 id="garments" className="text-lg">
        From the wardrobe
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {garments.map((garment) => (
          <li key={garment._id} className="flex gap-3">
            <GarmentPicture
              garment={garment}
              sizes="6rem"
              className="size-24 shrink-0 rounded-md"
            />
            <div className="min-w-0">
              <p className="leading-snug font-semibold wrap-anywhere">{garment.name}</p>
              {garment.color && <p className="text-sm wrap-anywhere">{garment.color}</p>}
              {[garment.careInstructions, garment.notes].filter(Boolean).map((text) => (
                <p key={text} className="text-sm wrap-anywhere text-ink-soft">
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
