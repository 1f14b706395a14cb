// History of a garment at the laundry: tag, care, and each visit with photos and claims.
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import type { garmentHistory as historyCall } from '#contract/clothes/custody-pieces.ts'
import type { Garment } from '#contract/garments/garments.ts'
import { PHOTO_STAGES } from '#domain/clothes/custody.ts'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { garmentHistoryQuery } from '#web/features/garments/garment-queries.ts'
import { CaptionedPictures } from '#web/features/pictures/captioned-pictures.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { claimFacts } from '#words/en/help/claims-screen.ts'
import { garmentHistory } from '#words/en/garments/garment-history.ts'
import { services as serviceWords } from '#words/en/catalogue/services.ts'

type History = AnswerOf<typeof historyCall>
type GarmentHistoryProps = { garment: Garment; onClose: () => void }

/** The open dialog. */
export function GarmentHistory({ garment, onClose }: GarmentHistoryProps) {
  const words = useWords(garmentHistory)
  const history = useQuery(garmentHistoryQuery(garment._id))
  return (
    <Dialog open onClose={onClose} size="md" title={garment.name}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-2">
          <h3 className="text-base">{words.care}</h3>
          <CareSigns never={garment.never} />
          {garment.careInstructions !== '' && (
            <p className="wrap-anywhere whitespace-pre-line">{garment.careInstructions}</p>
          )}
          {garment.never.length === 0 && garment.careInstructions === '' && (
            <p className="text-ink-soft">{words.noCare}</p>
          )}
        </div>
        {history.isPending && <SkeletonList rows={2} label={words.loading} />}
        {history.isError && !history.data && (
          <FailedQueryNotice what={words.failed} query={history} />
        )}
        {history.data && <Visits garment={garment} history={history.data} />}
      </div>
    </Dialog>
  )
}

function Visits({ garment, history }: { garment: Garment; history: History }) {
  const words = useWords(garmentHistory)
  const { tag, visits, earlier } = history
  return (
    <>
      <Facts>
        <Fact name={words.tag}>
          {tag === null ? (
            words.noTag
          ) : (
            <>
              <span className="font-semibold tabular-nums">{tag}</span>
              <span className="block text-sm text-ink-soft">{words.tagHint}</span>
            </>
          )}
        </Fact>
      </Facts>
      {visits.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <section aria-label={words.visits} className="grid grid-cols-1 gap-5">
          {visits.map((visit) => (
            <Visit key={visit.order._id} name={garment.name} visit={visit} />
          ))}
          {earlier > 0 && <p className="text-ink-soft">{words.earlier(earlier)}</p>}
        </section>
      )}
    </>
  )
}

function Visit({ name, visit }: { name: string; visit: History['visits'][number] }) {
  const words = useWords(garmentHistory)
  const { statuses } = useWords(claimFacts)
  const { names } = useWords(serviceWords)
  const time = useLaundryTime()
  const { order, at, cleaned, services, pictures, claims } = visit
  return (
    <article className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{time.day(at)}</h3>
        <Badge tone={cleaned ? 'success' : 'plain'}>
          {cleaned ? words.cleaned : words.notCleaned}
        </Badge>
      </div>
      <p className="text-sm">
        {services.map((id) => names[id]).join(', ')}
        <span className="block">
          <TextLink to={`/track-order?orderId=${order._id}`}>{words.order(order.number)}</TextLink>
        </span>
      </p>
      {PHOTO_STAGES.map((stage) => (
        <CaptionedPictures
          key={stage}
          title={words.stages[stage]}
          as="h4"
          pictures={pictures
            .filter((picture) => picture.stage === stage)
            .map((picture) => ({ ...picture, alt: words.openPhoto({ name, stage }) }))}
        />
      ))}
      {claims.map(({ ticket, status }) => (
        <p key={ticket} className="text-sm">
          {ticket === null ? (
            words.claim(statuses[status])
          ) : (
            <TextLink to={`/help?ticket=${ticket}`}>{words.claim(statuses[status])}</TextLink>
          )}
        </p>
      ))}
    </article>
  )
}
