// The clothes of an order: counted in, packed, and what was written of them; without an order, where a scan begins.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { CustodyOrder } from '#contract/custody.ts'
import { areClothesHere } from '#domain/custody.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useClothesChanges } from '#web/features/orders/use-clothes-changes.ts'
import { StatusBadge } from '#web/features/orders/status-badge.tsx'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { BareLine } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { ApiError } from '#web/lib/api.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { clothesScreen } from '#words/en/clothes-screen.ts'
import {
  clothesOf,
  ForeignTag,
  foreignIn,
  pack,
  receive,
  sayMissing,
  unpack,
} from './clothes-queries.ts'
import { ForeignAlert } from './foreign-alert.tsx'
import { HandOvers } from './hand-overs.tsx'
import { MakeTags } from './make-tags.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { PackList } from './pack-list.tsx'
import { ReceiveForm, type TaggedUnit } from './receive-form.tsx'

const QUIET_BUTTON = 'min-h-11 font-semibold underline underline-offset-4'

export default function Clothes() {
  const { id } = useParams()
  const words = useWords(clothesScreen)
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-5 py-5 md:py-8">
      <p className="flex gap-6 text-sm">
        <TextLink to="/admin/plant">{words.plant}</TextLink>
        <TextLink to="/admin/places">{words.toPlaces}</TextLink>
        <TextLink to="/admin/lost-and-found">{words.toLost}</TextLink>
      </p>
      {id === undefined ? <ScanFirst /> : <OneOrder key={id} id={id} />}
    </div>
  )
}

function ScanFirst() {
  const words = useWords(clothesScreen)
  const navigate = useNavigate()
  const scan = useMutation({
    networkMode: 'always',
    mutationFn: findTag,
    onSuccess: ({ order }) => order && navigate(`/admin/clothes/${order.orderId}`),
  })
  // A phone's own camera opens the address that is on the tag.
  const [search] = useSearchParams()
  const tag = search.get('tag')
  const open = useEffectEvent((code: string) => scan.mutate(code))
  useEffect(() => {
    if (tag !== null) open(tag)
  }, [tag])
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <ScanField busy={scan.isPending} onScan={scan.mutateAsync} />
      {scan.isError && <FormProblem problem={problemOf(scan.error, words.notLoaded)} />}
      {scan.data?.order === null && (
        <FormProblem problem={{ message: words.nothingOn(scan.data), reason: null }} />
      )}
      <EmptyState
        title={words.start}
        illustration={<BareLine />}
        action={<LinkButton to="/admin/plant">{words.toPlant}</LinkButton>}
      >
        {words.startHint}
      </EmptyState>
      <MakeTags />
    </>
  )
}

function OneOrder({ id }: { id: string }) {
  const words = useWords(clothesScreen)
  const clothes = useQuery(clothesOf(id))
  useClothesChanges(clothesOf(id).queryKey)
  if (clothes.isPending) return <SkeletonList rows={4} label={words.loading} />
  if (!clothes.data)
    return (
      <>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <FailedQuery what={words.notLoaded} query={clothes} />
      </>
    )
  return <Loaded order={clothes.data} />
}

function Loaded({ order }: { order: CustodyOrder }) {
  const words = useWords(clothesScreen)
  const client = useQueryClient()
  const [tagged, setTagged] = useState<readonly TaggedUnit[]>([])
  const [isAdding, setAdding] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { orderId: id, units } = order
  const isHere = areClothesHere(order.status)
  const isReceiving = isHere && (units.length === 0 || isAdding)
  // What was pressed last is all that is said of; the server takes the same thing once.
  const work = useMutation({
    networkMode: 'always',
    scope: { id: `clothes of ${id}` },
    mutationFn: (doing: () => Promise<CustodyOrder | null>) => doing(),
    onSuccess: (saved) => saved && client.setQueryData(clothesOf(id).queryKey, saved),
    onError: () => client.invalidateQueries(clothesOf(id)),
  })

  async function addTagged(text: string): Promise<null> {
    const found = await findTag(text)
    if (found.order && found.order.orderId !== id) throw new ForeignTag(found.order)
    const { kind, code } = found
    if (kind === 'place') throw new ApiError(422, 'unknown_tag', words.ofPlace)
    setTagged((before) =>
      before.some(({ tag }) => tag === code) ? before : [...before, { kind, tag: code }],
    )
    return null
  }

  const scan = (text: string) =>
    work.mutateAsync(() => (isReceiving ? addTagged(text) : pack(id, { tags: [text] })))
  const foreign = work.isError ? foreignIn(work.error) : null
  const problem = work.isError && !foreign ? problemOf(work.error, words.notSaved) : null
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl tabular-nums md:text-3xl">
            {words.of} <span className="whitespace-nowrap">{order.number}</span>
          </h1>
          <p className="wrap-anywhere text-ink-soft">{order.name}</p>
        </div>
        <StatusBadge order={order} />
      </header>
      {isHere && (
        // What is counted in may still lie before the camera, and isn't packed by being seen again.
        <ScanField
          key={isReceiving ? 'receive' : 'pack'}
          {...(!isReceiving && { hint: words.packHint, asksForCamera: true })}
          busy={work.isPending}
          onScan={scan}
        />
      )}
      {!isReceiving && !isMissing && <FormProblem problem={problem} />}
      {units.length > 0 && (
        <Panel>
          <PackList
            order={order}
            busy={work.isPending}
            onPack={(numbers, grams) =>
              work.mutate(() => pack(id, { units: numbers, ...(grams !== undefined && { grams }) }))
            }
            onUnpack={(number) => work.mutate(() => unpack(id, [number]))}
          />
        </Panel>
      )}
      {units.length === 0 && !isHere && <p className="text-ink-soft">{words.closed}</p>}
      {isReceiving && (
        <Panel>
          <h2 className="mb-3 text-xl">{units.length === 0 ? words.receive : words.more}</h2>
          <ReceiveForm
            tagged={tagged}
            onRemove={(tag) => setTagged(tagged.filter((unit) => unit.tag !== tag))}
            busy={work.isPending}
            problem={problem}
            onReceive={(received) =>
              work.mutate(async () => {
                const saved = await receive(id, { ...received, seen: units.length })
                setTagged([])
                setAdding(false)
                return saved
              })
            }
          />
        </Panel>
      )}
      {units.length > 0 && (
        <div className="flex flex-wrap gap-x-6">
          {isHere && !isAdding && (
            <button type="button" className={QUIET_BUTTON} onClick={() => setAdding(true)}>
              {words.more}
            </button>
          )}
          {units.some(({ place }) => place !== 'missing' && place !== 'written_off') && (
            <button type="button" className={QUIET_BUTTON} onClick={() => setMissing(true)}>
              {words.isMissing}
            </button>
          )}
        </div>
      )}
      {order.events.length > 0 && <HandOvers order={order} />}
      {isMissing && (
        <MissingDialog
          order={order}
          busy={work.isPending}
          problem={problem}
          onClose={() => setMissing(false)}
          onReport={(missing) =>
            work.mutate(async () => {
              const saved = await sayMissing(id, missing)
              setMissing(false)
              return saved
            })
          }
        />
      )}
      {foreign && <ForeignAlert foreign={foreign} onClose={() => work.reset()} />}
    </>
  )
}
