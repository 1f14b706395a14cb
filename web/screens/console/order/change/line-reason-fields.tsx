// Reason and photo for each added item, which the customer is asked about one by one.
import { useQuery } from '@tanstack/react-query'
import type { Row } from '#web/features/orders/change/changed-lines.ts'
import { orderClothesQuery } from '#web/features/orders/record/clothes-query.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { orderClothes } from '#words/en/clothes/order-clothes.ts'
import { photoOfLine } from '#words/en/clothes/photo-of-line.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { LinePhotoField } from './line-photo-field.tsx'
import type { LinePhoto, SaidOfLines } from './use-proposal.ts'

type LineReasonsProps = {
  orderId: string
  rows: readonly Row[]
  said: SaidOfLines
  onChange: (change: (before: SaidOfLines) => SaidOfLines) => void
}

export function LineReasonFields({ orderId, rows, said, onChange }: LineReasonsProps) {
  const words = useWords(proposals)
  const clothes = useWords(orderClothes)
  const { choose } = useWords(photoOfLine)
  const { data } = useQuery(orderClothesQuery(orderId))
  const taken = (data?.units ?? []).flatMap((unit) =>
    unit.pictures.map(({ _id, thumbnailUrl, stage }) => ({
      _id,
      thumbnailUrl,
      alt: choose({ name: clothes.unit(unit), stage }),
    })),
  )
  const more = rows.filter(({ quantity, ordered }) => quantity > ordered)
  return (
    <ul className="grid grid-cols-1 gap-5">
      {more.map(({ item }) => (
        <li key={item.id} className="grid grid-cols-1 gap-2">
          <TextInput
            label={words.reasonOf({ item: item.name })}
            optional
            maxLength={300}
            value={said.reasons[item.id] ?? ''}
            onChange={({ target }) =>
              onChange((before) => ({
                ...before,
                reasons: { ...before.reasons, [item.id]: target.value },
              }))
            }
          />
          <LinePhotoField
            item={item.name}
            photo={said.photos[item.id] ?? null}
            taken={taken}
            onChange={(photo) =>
              onChange((before) => ({ ...before, photos: withPhoto(before, item.id, photo) }))
            }
          />
        </li>
      ))}
    </ul>
  )
}

function withPhoto({ photos }: SaidOfLines, itemId: string, photo: LinePhoto | null) {
  const { [itemId]: _, ...others } = photos
  return photo === null ? others : { ...others, [itemId]: photo }
}
