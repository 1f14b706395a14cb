// Choice of a report's piece: a counted one with its photos, otherwise an ordered item.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { orderClothes } from '#words/en/clothes/order-clothes.ts'
import { problemDialog } from '#words/en/orders/order-problems.ts'
import { orderClothesQuery } from '../record/clothes-query.ts'
import { parsePieceValue, pieceValueOfUnit } from './reported-piece.ts'

/** How many of several alike are listed, one by one. */
const MOST_LISTED = 30

type PieceChoiceProps = {
  order: Pick<Order, '_id' | 'lines' | 'items' | 'garments'>
  /** As `reported-piece.ts` writes it; empty for the whole order. */
  value: string
  onChange: (piece: string) => void
}

export function ReportedPieceChoice({ order, value, onChange }: PieceChoiceProps) {
  const words = useWords(problemDialog)
  const clothes = useQuery(orderClothesQuery(order._id))
  const chosen = value === '' ? null : parsePieceValue(value)
  const isUnit = chosen !== null && 'unit' in chosen
  const units = clothes.data?.units ?? []
  // What is in a bag has no row of its own, unless the bag itself is meant.
  const pieces = units.filter(
    ({ kind, number }) => kind === 'item' || (isUnit && chosen.unit === number),
  )
  const isAllListed = pieces.length > 0 && units.every(({ kind }) => kind === 'item')
  return (
    <>
      {pieces.length > 0 && (
        <Received pieces={pieces} value={value} hasWhole={isAllListed} onChange={onChange} />
      )}
      {!isAllListed && (
        <Select
          label={pieces.length > 0 ? words.orOrdered : words.which}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {isUnit && <option value={value}>{words.asChosen}</option>}
          <option value="">{words.whole}</option>
          {order.lines.flatMap(({ itemId, unit, quantity }, index) =>
            Array.from({ length: unit === 'kg' ? 1 : Math.min(quantity, MOST_LISTED) }, (_, at) => (
              <option key={`${itemId} ${at}`} value={at === 0 ? itemId : `${itemId} ${at + 1}`}>
                {unit === 'kg' || quantity === 1
                  ? order.items[index]
                  : words.oneOf({
                      item: order.items[index] ?? '',
                      number: at + 1,
                      count: quantity,
                    })}
              </option>
            )),
          )}
          {order.garments.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

type ReceivedProps = {
  pieces: readonly ClothesUnit[]
  value: string
  /** Whether the whole order is one of the choices. */
  hasWhole: boolean
  onChange: (piece: string) => void
}

/** Each piece that was counted in, with the first photo of it. */
function Received({ pieces, value, hasWhole, onChange }: ReceivedProps) {
  const words = useWords(problemDialog)
  const clothes = useWords(orderClothes)
  const name = useId()
  return (
    <RadioCards
      legend={words.which}
      className="max-h-80 overflow-y-auto p-0.5 min-[350px]:grid-cols-2"
    >
      {pieces.map((unit) => {
        const piece = pieceValueOfUnit(unit.number)
        const photo = unit.pictures[0]?.thumbnailUrl ?? unit.garment?.thumbnailUrl
        return (
          <RadioCard
            key={unit.number}
            name={name}
            title={<span className="wrap-anywhere">{clothes.unit(unit)}</span>}
            checked={value === piece}
            onChange={() => onChange(piece)}
            aside={
              photo && (
                <img
                  src={photo}
                  alt=""
                  loading="lazy"
                  className="size-12 rounded-md border border-line bg-sunk object-cover"
                />
              )
            }
          />
        )
      })}
      {hasWhole && (
        <RadioCard
          name={name}
          title={words.whole}
          checked={value === ''}
          onChange={() => onChange('')}
        />
      )}
    </RadioCards>
  )
}
