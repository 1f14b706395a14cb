// Photo beside a line of a proposal: a thumbnail that a press enlarges over the page.
import { useState } from 'react'
import type { Proposal } from '#contract/orders/proposals.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { shownPhotoOfLine } from '#words/en/clothes/photo-of-line.ts'

type LinePhotoProps = {
  item: string
  photo: NonNullable<Proposal['lines'][number]['photo']>
}

/** Nothing where the photo is there no more. */
export function ProposalLinePhoto({ item, photo }: LinePhotoProps) {
  const words = useWords(shownPhotoOfLine)
  const [isLarge, setLarge] = useState(false)
  const [isLost, setLost] = useState(false)
  const [isLargeLost, setLargeLost] = useState(false)
  if (isLost) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="shrink-0 cursor-zoom-in rounded-md"
      >
        <img
          src={photo.thumbnailUrl}
          alt={words.open({ item })}
          onError={() => setLost(true)}
          className="size-24 rounded-md border border-line bg-sunk object-cover"
        />
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={item} size="lg">
        {isLargeLost ? (
          <p role="alert">{words.notLoaded}</p>
        ) : (
          <img
            src={photo.imageUrl}
            alt={words.alt({ item })}
            onError={() => setLargeLost(true)}
            className="mx-auto max-h-[70dvh] rounded-md bg-sunk object-contain"
          />
        )}
      </Dialog>
    </>
  )
}
