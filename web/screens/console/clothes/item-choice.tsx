// Item that a bag or piece is counted as: an ordered one in one press, or another of the price list.
import { itemName } from '#domain/orders/order-items.ts'
import { useQuery } from '@tanstack/react-query'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { guessItemOfUnit } from '#domain/clothes/counted-as.ts'
import { AddItem } from '#web/features/catalogue/add-item.tsx'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { useWords } from '#web/lib/words.ts'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import type { NewPiece } from './new-piece.ts'

type Lines = CustodyOrder['lines']

/** What somebody said, or what it is most likely to be; null where nobody can tell. */
export function itemOfPiece(piece: Pick<NewPiece, 'kind' | 'name' | 'item'>, lines: Lines) {
  return piece.item === undefined ? guessItemOfUnit(piece, lines) : piece.item
}

type ItemChoiceProps = {
  lines: Lines
  value: string | null
  onChange: (itemId: string) => void
}

/** Nothing where there is nothing to choose from. */
export function OrderedItemChoice({ lines, value, onChange }: ItemChoiceProps) {
  const words = useWords(piecesScreen)
  const items = useQuery(catalogueQuery).data?.items ?? []
  const other = lines.some(({ itemId }) => itemId === value)
    ? undefined
    : items.find(({ id }) => id === value)
  const options = [
    ...lines.map((line) => ({ value: line.itemId, label: itemName(line) })),
    ...(other ? [{ value: other.id, label: words.notOrdered({ item: itemName(other) }) }] : []),
  ]
  if (options.length === 0) return null
  return (
    <ToggleFilter
      showLabel
      label={words.countsAs}
      options={options}
      value={value ?? ''}
      onChange={onChange}
    />
  )
}

/** One that isn't on the order. */
export function OtherItemChoice({ lines, value, onChange }: ItemChoiceProps) {
  const words = useWords(piecesScreen)
  const taken = [...lines.map(({ itemId }) => itemId), ...(value === null ? [] : [value])]
  return (
    <AddItem label={words.another} basis={null} taken={taken} onAdd={({ id }) => onChange(id)} />
  )
}
