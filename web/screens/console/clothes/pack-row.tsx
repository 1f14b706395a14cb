// One bag or item of the packing list: picture, name and care limits, green once packed.
import { itemName } from '#domain/orders/order-items.ts'
import clsx from 'clsx'
import { Check, Circle, Ellipsis, Search, Undo2 } from 'lucide-react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { TAKERS, type UnitPlace } from '#domain/clothes/custody.ts'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { useWords } from '#web/lib/words.ts'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { PiecePicture } from './piece-picture.tsx'

/** What is on its way is packed; what is looked for or given up isn't. */
export const isUnitPacked = ({ place }: { place: UnitPlace }) =>
  ['packed', 'rider', ...TAKERS].includes(place)

/** How many are packed of those that can be. */
export function countPackedUnits({ units }: CustodyOrder): { packed: number; all: number } {
  const expected = units.filter(({ place }) => place !== 'written_off')
  return { packed: expected.filter(isUnitPacked).length, all: expected.length }
}

type PackRowProps = {
  unit: CustodyOrder['units'][number]
  /** Whether the clothes are at the plant. */
  isHere: boolean
  onPress: () => void
  onMore: () => void
}

export function PackRow({ unit, isHere, onPress, onMore }: PackRowProps) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const { row } = useWords(vendorsScreen)
  const isIn = isUnitPacked(unit)
  const isMissing = unit.place === 'missing'
  const isAway = unit.place === 'vendor'
  const Mark = isIn ? Check : isMissing ? Search : isAway ? Undo2 : Circle
  const called = words.called(unit)
  const tone = clsx(
    isIn && 'border-success bg-success-wash text-success-text',
    isMissing && 'border-danger bg-danger-wash text-danger-text',
    !isIn && !isMissing && 'border-edge bg-sheet',
  )
  return (
    <li className={clsx('rounded-md border', tone)}>
      <div className="flex">
        <button
          type="button"
          aria-pressed={isIn}
          disabled={(!isHere && !isAway) || unit.place === 'written_off'}
          onClick={onPress}
          className="flex min-h-16 min-w-0 grow items-center gap-x-3 rounded-md py-3 pl-3 text-left text-xl last:pr-3 sm:gap-x-4 sm:pl-4 sm:last:pr-4 font-semibold disabled:cursor-default"
        >
          <span className="grid shrink-0 justify-items-center gap-2 sm:flex sm:items-center sm:gap-4">
            <Mark aria-hidden="true" />
            <PiecePicture src={pictureOf(unit)} />
          </span>
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-4">
              <span>{words.unit(unit)}</span>
              {unit.tag !== null && <span className="font-mono text-base">{unit.tag}</span>}
              {unit.kind === 'bag' && unit.pieces > 0 && (
                <span className="text-base font-normal">{words.pieces(unit)}</span>
              )}
              <span className="text-base font-normal sm:ml-auto">
                {unit.vendor
                  ? row({ vendor: unit.vendor.name, ...unit.vendor })
                  : words.place(unit)}
              </span>
            </span>
            {called !== null && (
              <span className="line-clamp-3 text-lg wrap-anywhere">{called}</span>
            )}
            {unit.countedAs && (
              <span className="block text-base font-normal wrap-anywhere">
                {words.paidAs({ item: itemName(unit.countedAs), ...unit.countedAs })}
              </span>
            )}
          </span>
        </button>
        {isHere && unit.place !== 'written_off' && (
          <button
            type="button"
            onClick={onMore}
            className="grid w-12 shrink-0 sm:w-14 place-items-center rounded-md hover:bg-primary-wash"
          >
            <Ellipsis aria-hidden="true" />
            <span className="sr-only">
              {more.more}
              {more.moreOf({ unit: words.unit(unit) })}
            </span>
          </button>
        )}
      </div>
      {unit.garment && (
        <div className="grid gap-2 px-4 pb-3 empty:hidden">
          <CareSigns never={unit.garment.never} />
          {unit.garment.careInstructions !== '' && (
            <p className="wrap-anywhere">{unit.garment.careInstructions}</p>
          )}
        </div>
      )}
    </li>
  )
}

/** Its newest photo, or the one in the wardrobe. */
function pictureOf({ pictures, garment }: PackRowProps['unit']): string | null {
  return pictures.at(-1)?.thumbnailUrl ?? garment?.thumbnailUrl ?? null
}
