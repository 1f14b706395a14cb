// The plant's page: clothes to process now, for wet hands on a tablet, live.
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf } from '#web/lib/api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PlantOrder, plantLive, setPlantStatus } from '#contract/clothes/plant.ts'
import { nextPlantStatus, type PlantStatus } from '#domain/clothes/plant-list.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { RiderSets } from '#web/features/rider-sets/rider-sets.tsx'
import { tagCodeFromScan } from '#web/features/scan/tag-code-from-scan.ts'
import { useScanner } from '#web/features/scan/use-scanner.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { plantScreen } from '#words/en/clothes/plant-screen.ts'
import { PlantCard } from './plant-card.tsx'
import { PLANT_LIST } from './plant-queries.ts'
import { useSteadyCards } from './use-steady-cards.ts'

const { path: LIVE } = addressOf(plantLive)

/** Changes that come close together are asked for once. */
const GATHER_MS = 400

/** What is being done stands before what waits. */
const GROUPS = ['washing', 'picked_up'] as const

const NO_ORDERS: readonly PlantOrder[] = []

type Move = { order: PlantOrder; from: PlantStatus; status: PlantStatus; isUndo?: true }

export default function PlantScreen() {
  const words = useWords(plantScreen)
  const list = useQuery(PLANT_LIST)
  const navigate = useNavigate()
  useScanner(
    (text) =>
      void navigate(`/admin/clothes?tag=${encodeURIComponent(tagCodeFromScan(text).slice(0, 80))}`),
  )
  const line = usePlantChanges()
  const [last, setLast] = useState<Move | null>(null)
  const orders = list.data ?? NO_ORDERS
  const { cards, hold } = useSteadyCards(orders)
  const move = useAction(setPlantStatus, {
    // Offline it fails at once and says so.
    networkMode: 'always',
    input: ({ order, from, status }: Move) => ({
      params: { id: order._id },
      body: { from, status },
    }),
    failed: words.notSaved,
    onDone: (_, done) => {
      setLast(done.isUndo ? null : done)
      if (done.status === 'ready') hold(done.order._id)
    },
  })
  return (
    <div className="page py-5 md:py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <div className="flex flex-wrap items-center gap-4">
          <LiveStateLine state={line} />
          <LinkButton to="/admin/clothes" variant="secondary" size="sm">
            {words.scan}
          </LinkButton>
        </div>
      </div>
      <RiderSets />
      {list.data && orders.length > 0 && (
        <p className="mb-4 text-ink-soft">{words.count({ count: orders.length })}</p>
      )}
      {list.isPending && <SkeletonList rows={4} label={words.loading} />}
      {list.isSuccess && cards.length === 0 && (
        <EmptyState title={words.empty} illustration={<EmptyClothesline />}>
          {words.emptyHint}
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-8" onPointerDownCapture={() => hold()}>
        {GROUPS.map((status) => {
          const group = cards.filter((card) => card.status === status)
          return (
            group.length > 0 && (
              <section key={status} aria-label={words.groups[status]}>
                <h2 className="mb-3 text-xl">{words.groups[status]}</h2>
                <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
                  {group.map(({ order, moved }) => (
                    <PlantCard
                      key={order._id}
                      order={order}
                      status={status}
                      moved={moved}
                      isSaving={move.isPending && move.variables?.order._id === order._id}
                      onNext={() => {
                        const next = nextPlantStatus(order.status)
                        hold()
                        if (next) move.send({ order, from: order.status, status: next })
                      }}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
      {/* After the list, so that it moves nothing when it comes and goes. */}
      <div className="sticky bottom-3 z-10 mt-4 grid gap-3 empty:hidden">
        {last && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-edge bg-sheet px-4 py-3 shadow-float">
            <output className="text-lg font-semibold">
              {words.done({ number: last.order.number, status: last.status })}
            </output>
            <Button
              variant="secondary"
              className="min-h-14 text-lg"
              disabled={move.isPending}
              onClick={() =>
                move.send({ ...last, from: last.status, status: last.from, isUndo: true })
              }
            >
              {words.undo}
            </Button>
          </div>
        )}
        <FormProblem problem={move.problem} />
        {list.isError && <FailedQueryNotice what={words.notLoaded} query={list} />}
      </div>
    </div>
  )
}

/** Reads the list again when something changed. */
function usePlantChanges() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries(PLANT_LIST), GATHER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return useLiveStream(LIVE, refresh, {
    names: ['state', 'resync'],
    onReopen: refresh,
  })
}
