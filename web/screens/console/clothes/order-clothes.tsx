// One order's clothes: counting in and packing by scan, and the hand-overs so far.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { areClothesAtLaundry } from '#domain/clothes/custody.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { ClothesActions } from './clothes-actions.tsx'
import { orderWardrobeQuery, sendPackedUnits, sendReceivedUnits } from './clothes-queries.ts'
import { DifferencesPanel } from './differences-panel.tsx'
import { OtherOrderTagAlert } from './other-order-tag-alert.tsx'
import { ReturnedUnits } from './returned-units.tsx'
import { HandOverList } from './hand-over-list.tsx'
import { HandedInSummary, HandedInDifference } from './handed-in-summary.tsx'
import { PackList } from './pack-list.tsx'
import { countPackedUnits } from './pack-row.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { UnitDialog } from './unit-dialog.tsx'
import { useClothesWork } from './use-clothes-work.ts'
import { useNewPieces } from './use-new-pieces.ts'

export function OrderClothes({ order }: { order: CustodyOrder }) {
  const words = useWords(clothesScreen)
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<number | null>(null)
  const { orderId: id, units, counting } = order
  const isHere = areClothesAtLaundry(order.status)
  const isAsked = counting.state === 'open' && counting.level !== 'off'
  const isReceiving = isHere && (isAsked || isAdding)
  const wardrobe = useQuery({ ...orderWardrobeQuery(id), enabled: isReceiving || shown !== null })
  const garments = wardrobe.data ?? []
  const coming = useNewPieces(order, wardrobe.data)
  const work = useClothesWork(id)

  const packed = countPackedUnits(order)
  const packing = packed.packed === packed.all ? words.allIn(packed) : words.packedOf(packed)
  const scan = async (text: string) => {
    // What still lies before the camera is seen again and again, and holds nothing up.
    if (isReceiving && coming.isAdded(text)) return
    await work.sendAsync(() =>
      isReceiving ? coming.add(text) : sendPackedUnits(id, { tags: [text] }),
    )
  }
  const unit = units.find(({ number }) => number === shown)
  return (
    <>
      <OrderHead order={order} />
      {isHere && (isReceiving || units.length > 0) && shown === null && (
        // What is counted in may still lie before the camera, and isn't packed by being seen again.
        <ScanField
          key={isReceiving ? 'receive' : 'pack'}
          progress={isReceiving ? coming.progress : packing}
          {...(!isReceiving && { hint: words.packHint, asksForCamera: true })}
          busy={work.isPending}
          onScan={scan}
        />
      )}
      {!isReceiving && <FormProblem problem={work.problem} />}
      {!(isReceiving && units.length === 0) && <HandedInBefore order={order} />}
      {units.length > 0 && isHere && !isReceiving && <DifferencesPanel orderId={id} />}
      {units.length > 0 && (
        <Panel>
          <PackList order={order} work={work} onMore={setShown} />
        </Panel>
      )}
      <ReturnedUnits order={order} work={work} />
      {units.length === 0 && !isReceiving && <NothingHere order={order} />}
      {isReceiving && (
        <Panel>
          <h2 className="mb-3 text-xl">{units.length === 0 ? words.receive : words.more}</h2>
          <ReceiveForm
            order={order}
            pieces={coming.pieces}
            onPieces={coming.setPieces}
            garments={garments}
            action={work}
            onReceive={(counted) =>
              work.send(async () => {
                const saved = await sendReceivedUnits(id, {
                  ...(await counted()),
                  seen: units.length,
                })
                coming.setPieces([])
                setAdding(false)
                return saved
              })
            }
          />
        </Panel>
      )}
      <ClothesActions
        order={order}
        isAsked={isAsked}
        onAdd={isReceiving ? null : () => setAdding(true)}
      />
      {order.events.length > 0 && <HandOverList order={order} />}
      {unit && (
        <UnitDialog order={order} unit={unit} garments={garments} onClose={() => setShown(null)} />
      )}
      {work.foreign && <OtherOrderTagAlert foreign={work.foreign} onClose={work.reset} />}
    </>
  )
}

function OrderHead({ order }: { order: CustodyOrder }) {
  const words = useWords(clothesScreen)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-2xl tabular-nums md:text-3xl">
          {words.of}{' '}
          <span translate="no" className="whitespace-nowrap">
            {order.number}
          </span>
        </h1>
        <p className="wrap-anywhere text-ink-soft">{order.name}</p>
      </div>
      <StatusBadge order={order} />
    </header>
  )
}

function HandedInBefore({
  order: { handedIn, doorPhoto, units, weights },
}: {
  order: CustodyOrder
}) {
  return (
    handedIn && (
      <div className="grid gap-2">
        <HandedInSummary said={handedIn} photo={doorPhoto} />
        <HandedInDifference
          said={handedIn}
          kinds={units.map(({ kind }) => kind)}
          grams={weights.in}
        />
      </div>
    )
  )
}

function NothingHere({ order: { status, counting } }: { order: CustodyOrder }) {
  const words = useWords(clothesScreen)
  if (!areClothesAtLaundry(status)) return <p className="text-ink-soft">{words.closed}</p>
  return <p>{counting.state === 'skipped' ? words.skipped : words.notAsked}</p>
}
