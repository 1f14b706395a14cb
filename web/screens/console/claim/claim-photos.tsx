// Photos of a claimed piece: ours from intake and packing, and its customer's own.
import { useQuery } from '@tanstack/react-query'
import type { ClaimDetail } from '#contract/help/claims.ts'
import { PHOTO_STAGES } from '#domain/clothes/custody.ts'
import { claimTicketQuery } from '#web/features/claims/claim-queries.ts'
import { CaptionedPictures } from '#web/features/pictures/captioned-pictures.tsx'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { claimsScreen } from '#words/en/help/claims-screen.ts'

export function ClaimPhotos({ claim: { unit, ticket: number } }: { claim: ClaimDetail }) {
  const words = useWords(claimsScreen)
  const ticket = useQuery({ ...claimTicketQuery(number ?? ''), enabled: number !== null })
  const ours = unit?.pictures ?? []
  const theirs = (ticket.data?.messages ?? [])
    .filter(({ from }) => from === 'customer')
    .flatMap(({ pictures, createdAt: at }) => pictures.map((picture) => ({ ...picture, at })))
  const isAsked = number === null || ticket.data !== undefined
  return (
    <Panel as="section" aria-labelledby="photos" className="grid grid-cols-1 gap-4">
      <h2 id="photos" className="text-xl">
        {words.photos}
      </h2>
      {/* Side by side, to be compared. */}
      <div className="flex flex-wrap gap-x-8 gap-y-4 empty:hidden">
        {PHOTO_STAGES.map((stage) => (
          <CaptionedPictures
            key={stage}
            title={words.stages[stage]}
            pictures={ours
              .filter((picture) => picture.stage === stage)
              .map((picture) => ({ ...picture, alt: words.openPhoto(words.stages[stage]) }))}
          />
        ))}
        <CaptionedPictures
          title={words.theirPhotos}
          pictures={theirs.map((picture) => ({
            ...picture,
            alt: words.openPhoto(words.theirPhotos),
          }))}
        />
      </div>
      {ours.length === 0 && <p className="text-ink-soft">{unit ? words.noPhotos : words.noUnit}</p>}
      {isAsked && theirs.length === 0 && <p className="text-ink-soft">{words.noneOfTheirs}</p>}
    </Panel>
  )
}
