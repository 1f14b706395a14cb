// Optional choice of wardrobe garments for an order, so that their cleanings are counted.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Panel } from '#web/ui/panel.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { GarmentPicture } from './garment-picture.tsx'
import { wardrobeQuery } from './garment-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { wardrobeChoice } from '#words/en/garments/wardrobe-choice.ts'

type WardrobeChoiceProps = {
  userId: string
  /** Ids of garments. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Nothing at all for who keeps no wardrobe. */
export function WardrobeChoice({ userId, chosen, onChange }: WardrobeChoiceProps) {
  const words = useWords(wardrobeChoice)
  const wardrobe = useQuery(wardrobeQuery(userId))

  // A garment may be deleted while it waits in a draft.
  const keepOwned = useEffectEvent(() => {
    if (!wardrobe.data) return
    const owned = chosen.filter((id) => wardrobe.data.some((garment) => garment._id === id))
    if (owned.length < chosen.length) onChange(owned)
  })
  useEffect(() => keepOwned(), [wardrobe.data])

  if (wardrobe.isPending || wardrobe.data?.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="wardrobe-choice">
      <h3 id="wardrobe-choice" className="text-xl">
        {words.title}
        <span className="font-sans text-base font-normal text-ink-soft">{words.optional}</span>
      </h3>
      <p className="mb-3 text-ink-soft">{words.hint}</p>
      {wardrobe.data ? (
        <ul className="-m-1 grid max-h-96 [grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2 overflow-y-auto p-1">
          {wardrobe.data.map((garment) => (
            <li key={garment._id}>
              <label className="flex min-h-16 cursor-pointer items-center gap-3 rounded-md border border-edge bg-sheet p-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-wash has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text">
                <GarmentPicture
                  garment={garment}
                  sizes="3rem"
                  className="size-12 shrink-0 rounded-sm"
                />
                <span className="line-clamp-4 grow leading-snug wrap-anywhere">{garment.name}</span>
                <input
                  type="checkbox"
                  checked={chosen.includes(garment._id)}
                  onChange={(event) =>
                    onChange(
                      event.target.checked
                        ? [...chosen, garment._id]
                        : chosen.filter((id) => id !== garment._id),
                    )
                  }
                  className="mr-1 size-5.5 shrink-0 focus-visible:outline-none"
                />
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <FailedQueryNotice what={words.notLoaded} query={wardrobe} />
      )}
    </Panel>
  )
}
