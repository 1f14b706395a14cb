// Missing pieces: last place, likely orders, and outcome.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FoundUnit, MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { BulkMessageDialog } from '#web/features/orders/bulk/bulk-message-dialog.tsx'
import { useClothesChanges } from '#web/features/orders/clothes/use-clothes-changes.ts'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'
import { FoundUnitCard } from './found-unit-card.tsx'
import { FoundThings } from './found-things.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'
import {
  LOST_AND_FOUND,
  sendFoundReport,
  sendReturnedReport,
  writeOffUnit,
} from './lost-queries.ts'
import { MissingUnitCard } from './missing-unit-card.tsx'

const keyOf = ({ orderId, unit }: { orderId: string; unit: number }) => `${orderId} ${unit}`

/** What a scan is busy as. */
const SCANNED = 'scanned'

export default function LostAndFoundScreen() {
  const words = useWords(lostAndFound)
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useQuery(LOST_AND_FOUND)
  useClothesChanges(LOST_AND_FOUND.queryKey)
  const [givingUp, setGivingUp] = useState<MissingUnit | null>(null)
  const [writing, setWriting] = useState<{ orderId: string; draft: string } | null>(null)
  const work = useMutation({
    networkMode: 'always',
    mutationFn: ({ send }: { key: string; send: () => Promise<unknown> }) => send(),
    onSettled: () => client.invalidateQueries(LOST_AND_FOUND),
  })
  const busyKey = work.isPending ? work.variables.key : null
  const problem = work.isError ? formProblemOf(work.error, words.notSaved) : null
  const missing = list.data?.missing ?? []
  const found = list.data?.found ?? []
  // What is scanned and looked for is found; anything else is shown where it belongs.
  async function scan(code: string): Promise<void> {
    const { order, unit } = await findTag(code)
    if (!order) throw new ApiError(404, 'unknown_tag', words.onNothing({ code }))
    const looked = missing.find((each) => each.orderId === order.orderId && each.unit === unit)
    if (looked) await sendFoundReport(looked)
    else await navigate(`/admin/clothes/${order.orderId}`)
  }
  const write = (unit: MissingUnit | FoundUnit, draft: string) =>
    setWriting({ orderId: unit.orderId, draft })
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 md:py-8 *:max-w-3xl">
      <header>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <p className="text-ink-soft">{words.about}</p>
      </header>
      {missing.length > 0 && (
        <ScanField
          busy={busyKey === SCANNED}
          label={words.scan}
          onScan={(code) => work.mutateAsync({ key: SCANNED, send: () => scan(code) })}
        />
      )}
      {list.isPending && <SkeletonList rows={3} label={words.loading} />}
      {list.isError && <FailedQueryNotice what={words.notLoaded} query={list} />}
      {givingUp === null && <FormProblem problem={problem} />}
      {list.isSuccess && missing.length + found.length === 0 && <NothingLost />}
      {missing.length > 0 && (
        <UnitSection id="missing" title={words.missing}>
          {missing.map((unit) => (
            <MissingUnitCard
              key={keyOf(unit)}
              unit={unit}
              busy={busyKey === keyOf(unit)}
              onFound={() => work.mutate({ key: keyOf(unit), send: () => sendFoundReport(unit) })}
              onGiveUp={() => setGivingUp(unit)}
              onWrite={() => write(unit, words.draft(unit))}
            />
          ))}
        </UnitSection>
      )}
      {found.length > 0 && (
        <UnitSection id="found" title={words.back}>
          {found.map((unit) => (
            <FoundUnitCard
              key={keyOf(unit)}
              unit={unit}
              busy={busyKey === keyOf(unit)}
              onReturned={() =>
                work.mutate({ key: keyOf(unit), send: () => sendReturnedReport(unit) })
              }
              onWrite={() => write(unit, words.draftFound(unit))}
            />
          ))}
        </UnitSection>
      )}
      <FoundThings missing={missing} />
      {givingUp && (
        <WriteOffDialog
          unit={givingUp}
          busy={work.isPending}
          problem={problem}
          onClose={() => setGivingUp(null)}
          onGiveUp={(reason) =>
            work.mutate(
              { key: keyOf(givingUp), send: () => writeOffUnit({ ...givingUp, reason }) },
              { onSuccess: () => setGivingUp(null) },
            )
          }
        />
      )}
      {writing && (
        <BulkMessageDialog
          orders={[{ _id: writing.orderId }]}
          draft={writing.draft}
          onClose={() => setWriting(null)}
          onDone={() => setWriting(null)}
        />
      )}
    </div>
  )
}

function NothingLost() {
  const words = useWords(lostAndFound)
  return (
    <EmptyState
      title={words.nothing}
      illustration={<EmptyClothesline />}
      action={<LinkButton to="/admin/plant">{words.toPlant}</LinkButton>}
    >
      {words.nothingHint}
    </EmptyState>
  )
}

type UnitSectionProps = { id: string; title: string; children: ReactNode }

function UnitSection({ id, title, children }: UnitSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  )
}
