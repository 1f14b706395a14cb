// One order at the plant: items, care preferences, due time, and one large button for the next step.
import clsx from 'clsx'
import { Check, Tag } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PlantOrder } from '#contract/clothes/plant.ts'
import { nextPlantStatus, type PlantStatus } from '#domain/clothes/plant-list.ts'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { urlOf } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { countScreen } from '#words/en/orders/console/count-screen.ts'
import { plantScreen } from '#words/en/clothes/plant-screen.ts'
import { askTag } from './plant-queries.ts'
import type { StillCard } from './use-steady-cards.ts'
import { proposals } from '#words/en/orders/proposals.ts'

type PlantCardProps = {
  order: PlantOrder
  /** Where it stands on the list. */
  status: PlantStatus
  /** What became of it since the list was last put in order. */
  moved: StillCard['moved']
  /** Whether what was pressed is on its way. */
  isSaving: boolean
  onNext: () => void
}

export function PlantCard({ order, status, moved, isSaving, onNext }: PlantCardProps) {
  const words = useWords(plantScreen)
  const counts = useWords(countScreen)
  const asked = useWords(proposals)
  const { user } = useSession()
  const clothes = useWords(clothesScreen)
  const mayCount = order.counted === false && user?.permissions?.includes('orders') === true
  const time = useLaundryTime()
  const now = useNow()
  const next = nextPlantStatus(status)
  // As a search does, the address can name a card.
  const { hash, key } = useLocation()
  const isNamed = hash === `#${order._id}`
  useEffect(() => {
    if (isNamed) document.getElementById(order._id)?.scrollIntoView({ block: 'center' })
  }, [isNamed, key, order._id])
  const isLate = new Date(order.dueAt) < now
  return (
    <Panel
      as="li"
      id={order._id}
      className={clsx('flex flex-col gap-4 p-4! sm:p-5!', isNamed && 'outline-3 outline-accent')}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-2xl tabular-nums">{order.number}</h3>
          <p className="wrap-anywhere text-ink-soft">{order.name}</p>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          {order.counted === false && <Badge tone="accent">{counts.notCounted}</Badge>}
          {order.toCountIn && <Badge tone="accent">{clothes.toCountIn}</Badge>}
          {order.askedUntil && <Badge tone="accent">{asked.waiting}</Badge>}
          {order.express && <Badge tone="accent">{words.express}</Badge>}
          {isLate && <Badge tone="danger">{words.late}</Badge>}
          <span className="font-semibold">{words.due({ when: time.dateTime(order.dueAt) })}</span>
        </p>
      </header>
      <ul className="grid gap-1 text-lg">
        {order.items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
        {order.pieces > 0 && <li className="text-base text-ink-soft">{words.pieces(order)}</li>}
      </ul>
      <CareNotes notes={order.care} />
      <CarefulPieces pieces={order.careful} />
      <footer className="mt-auto flex flex-wrap items-center gap-3">
        {next && (
          <NextStep order={order} next={next} moved={moved} isSaving={isSaving} onNext={onNext} />
        )}
        {mayCount && (
          <LinkButton
            to={`/admin/orders/${order._id}?count`}
            variant="secondary"
            className="min-h-16 grow"
          >
            {counts.count}
            <span className="sr-only">{counts.ofOrder(order)}</span>
          </LinkButton>
        )}
        <LinkButton
          to={`/admin/clothes/${order._id}`}
          variant="secondary"
          className="min-h-16 grow"
        >
          {order.toCountIn ? clothes.receive : clothes.open}
          <span className="sr-only">{clothes.ofOrder(order)}</span>
        </LinkButton>
        <a
          href={urlOf(askTag.path, { id: order._id })}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center gap-2 rounded-md px-4 font-semibold underline underline-offset-4 hover:bg-primary-wash"
        >
          <Tag aria-hidden="true" size={20} />
          {words.tag}
          <span className="sr-only">{`${words.ofOrder(order)}${words.newTab}`}</span>
        </a>
      </footer>
    </Panel>
  )
}

function CareNotes({ notes }: { notes: PlantOrder['care'] }) {
  const words = useWords(plantScreen)
  if (notes.length === 0) return null
  return (
    <div className="rounded-md bg-accent-wash px-4 py-3 text-accent-text">
      <h4 className="text-sm">{words.care}</h4>
      <ul className="grid gap-1 text-lg font-semibold">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What isn't to be treated like the rest. */
function CarefulPieces({ pieces }: { pieces: PlantOrder['careful'] }) {
  const words = useWords(plantScreen)
  if (pieces.length === 0) return null
  return (
    <div className="grid gap-2">
      <h4 className="text-sm">{words.careful}</h4>
      <ul className="grid gap-2">
        {pieces.map(({ unit, name, never }) => (
          <li key={`${unit} ${name}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">
              {name}{' '}
              {unit !== null && (
                <span className="font-normal whitespace-nowrap text-ink-soft">
                  {words.unit({ unit })}
                </span>
              )}
            </span>
            <CareSigns never={never} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type NextStepProps = Omit<PlantCardProps, 'status'> & { next: PlantStatus }

function NextStep({ order, next, moved, isSaving, onNext }: NextStepProps) {
  const words = useWords(plantScreen)
  return (
    <div className="relative grid grow">
      <Button
        className={clsx('min-h-16 text-xl', moved && 'invisible')}
        busy={isSaving}
        busyLabel={words.saving}
        onClick={onNext}
      >
        {words.next({ status: next })}
        <span className="sr-only">{words.ofOrder(order)}</span>
      </Button>
      {/* In the button's place, whatever its length, so that no other card moves. */}
      {moved && (
        <output className="absolute inset-0 flex items-center gap-2 leading-tight font-semibold text-success-text">
          <Check aria-hidden="true" size={22} className="shrink-0" />
          {words.moved[moved]}
        </output>
      )}
    </div>
  )
}
