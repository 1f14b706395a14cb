// Head of a lost and found card: the piece and its order.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FoundUnit, MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { UnitPhotos } from '#web/features/orders/clothes/unit-photos.tsx'
import { useWords } from '#web/lib/words.ts'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'

type UnitHeadProps = { unit: FoundUnit | MissingUnit; children?: ReactNode }

export function UnitHead({ unit, children }: UnitHeadProps) {
  const words = useWords(lostAndFound)
  return (
    <div>
      <h3 className="text-lg wrap-anywhere">{words.thing(unit)}</h3>
      <p className="wrap-anywhere">
        {words.ofOrder(unit)}{' '}
        <Link
          to={`/admin/clothes/${unit.orderId}`}
          className="inline-block py-2.5 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {unit.number}
        </Link>
      </p>
      {children}
      {unit.pictures.length > 0 && (
        <div className="mt-2">
          <UnitPhotos name={words.thing(unit)} pictures={unit.pictures} />
        </div>
      )}
    </div>
  )
}
