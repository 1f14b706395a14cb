// One order's clothes: what is scanned is counted in or packed, and what was written of it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import { areClothesHere } from '#domain/clothes/custody.ts'
import { goesBackAlone } from '#domain/clothes/goes-back.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { giveAway, receiveBack } from '#web/features/outside-laundries/vendors-query.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import {
  clothesOf,
  describe,
  differAgain,
  ForeignTag,
  foreignIn,
  garmentsFor,
  pack,
  receive,
  retag,
  sayReturned,
  sayMissing,
  skip,
  unpack,
} from './clothes-queries.ts'
import { DifferencesPanel } from './differences-panel.tsx'
import { ForeignAlert } from './foreign-alert.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { GoesBack } from './goes-back.tsx'
import { HandOvers } from './hand-overs.tsx'
import { HandedIn, HandedInDiffers } from './handed-in.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { NotNowDialog } from './not-now-dialog.tsx'
import { type NewPiece, scannedPiece } from './new-piece.ts'
import { PackList } from './pack-list.tsx'
import { packedOf } from './pack-row.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { UnitDialog } from './unit-dialog.tsx'

const QUIET_BUTTON = 'min-h-11 font-semibold underline underline-offset-4'

export function OrderClothes({ order }: { order: CustodyOrder }) {
  const words = useWords(clothesScreen)
  const asked = useWords(piecesScreen)
  const away = useWords(vendorsScreen)
  const client = useQueryClient()
  const [pieces, setPieces] = useState<readonly NewPiece[]>([])
  const [isAdding, setAdding] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isSkipping, setSkipping] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const [shown, setShown] = useState<number | null>(null)
  const { orderId: id, units } = order
  const isHere = areClothesHere(order.status)
  const alone = units.filter((each) => goesBackAlone(each, order.status)).map((each) => each.number)
  const isAsked = order.counting.state === 'open' && order.counting.level !== 'off'
  const isReceiving = isHere && (isAsked || isAdding)
  const wardrobe = useQuery({ ...garmentsFor(id), enabled: isReceiving || shown !== null })
  const garments = wardrobe.data ?? []
  // What was pressed last is all that is said of; the server takes the same thing once.
  const work = useMutation({
    networkMode: 'always',
    scope: { id: `clothes of ${id}` },
    mutationFn: (doing: () => Promise<CustodyOrder | null>) => doing(),
    onSuccess: (saved) => {
      if (!saved) return
      client.setQueryData(clothesOf(id).queryKey, saved)
      void client.invalidateQueries(differAgain(id))
    },
    onError: () => client.invalidateQueries(clothesOf(id)),
  })

  async function addTagged(text: string): Promise<null> {
    const found = await findTag(text)
    const { kind } = found
    if (kind === 'place') throw new ApiError(422, 'unknown_tag', words.ofPlace)
    if (found.order && found.order.orderId !== id) throw new ForeignTag(found.order)
    if (found.order) throw new ApiError(409, 'tag_in_use', asked.hereAlready(found), {})
    const isTheirs = garments.some(({ _id }) => _id === found.garment?._id)
    if (found.garment && wardrobe.data && !isTheirs)
      throw new ApiError(409, 'tag_in_use', asked.ofAnother({ ...found, ...found.garment }), {})
    setPieces((before) =>
      before.some(({ tag }) => tag === found.code)
        ? before
        : [...before, scannedPiece({ ...found, kind })],
    )
    return null
  }

  const scanned = pieces.filter(({ tag }) => tag !== null)
  const last = scanned.at(-1)
  const inAll = packedOf(order)
  const packing = inAll.packed === inAll.all ? words.allIn(inAll) : words.packedOf(inAll)
  const receiving =
    last &&
    asked.scanned({ count: scanned.length, last: words.taggedUnit({ ...last, tag: last.tag! }) })

  const isAdded = (text: string) => scanned.some(({ tag }) => tag === readTagCode(text))
  const scan = async (text: string) => {
    // What still lies before the camera is seen again and again, and holds nothing up.
    if (isReceiving && isAdded(text)) return
    await work.mutateAsync(() => (isReceiving ? addTagged(text) : pack(id, { tags: [text] })))
  }
  const unit = units.find(({ number }) => number === shown)
  const foreign = work.isError ? foreignIn(work.error) : null
  const problem = work.isError && !foreign ? problemOf(work.error, words.notSaved) : null
  return (
    <>
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
      {isHere && (isReceiving || units.length > 0) && shown === null && (
        // What is counted in may still lie before the camera, and isn't packed by being seen again.
        <ScanField
          key={isReceiving ? 'receive' : 'pack'}
          progress={isReceiving ? receiving : packing}
          {...(!isReceiving && { hint: words.packHint, asksForCamera: true })}
          busy={work.isPending}
          onScan={scan}
        />
      )}
      {!isReceiving && !isMissing && !isGiving && shown === null && (
        <FormProblem problem={problem} />
      )}
      {order.handedIn && !(isReceiving && units.length === 0) && (
        <div className="grid gap-2">
          <HandedIn said={order.handedIn} photo={order.doorPhoto} />
          <HandedInDiffers
            said={order.handedIn}
            kinds={units.map(({ kind }) => kind)}
            grams={order.weights.in}
          />
        </div>
      )}
      {units.length > 0 && isHere && !isReceiving && <DifferencesPanel orderId={id} />}
      {units.length > 0 && (
        <Panel>
          <PackList
            order={order}
            busy={work.isPending}
            onPack={(numbers, grams) =>
              work.mutate(() => pack(id, { units: numbers, ...(grams !== undefined && { grams }) }))
            }
            onUnpack={(number) => work.mutate(() => unpack(id, [number]))}
            onBack={(number) => work.mutate(() => receiveBack(id, [number]))}
            onMore={setShown}
          />
        </Panel>
      )}
      {alone.length > 0 && (
        <GoesBack
          busy={work.isPending}
          onReturned={() => work.mutate(() => sayReturned(id, alone))}
        />
      )}
      {units.length === 0 && !isHere && <p className="text-ink-soft">{words.closed}</p>}
      {units.length === 0 && isHere && !isReceiving && (
        <p>{order.counting.state === 'skipped' ? words.skipped : words.notAsked}</p>
      )}
      {isReceiving && (
        <Panel>
          <h2 className="mb-3 text-xl">{units.length === 0 ? words.receive : words.more}</h2>
          <ReceiveForm
            pieces={pieces}
            onPieces={setPieces}
            garments={garments}
            counting={units.length === 0 ? order.counting : { ...order.counting, asOrdered: [] }}
            lines={order.lines}
            handedIn={units.length === 0 ? order.handedIn : null}
            doorPhoto={order.doorPhoto}
            busy={work.isPending}
            problem={problem}
            onReceive={(counted) =>
              work.mutate(async () => {
                const saved = await receive(id, { ...(await counted()), seen: units.length })
                setPieces([])
                setAdding(false)
                return saved
              })
            }
          />
        </Panel>
      )}
      {(units.length > 0 || isHere) && (
        <div className="flex flex-wrap gap-x-6">
          {isHere && !isReceiving && (
            <button type="button" className={QUIET_BUTTON} onClick={() => setAdding(true)}>
              {units.length > 0 ? words.more : words.allTheSame}
            </button>
          )}
          {isHere && isAsked && (
            <button type="button" className={QUIET_BUTTON} onClick={() => setSkipping(true)}>
              {words.notNow}
            </button>
          )}
          {units.some(({ place }) => place !== 'missing' && place !== 'written_off') && (
            <button type="button" className={QUIET_BUTTON} onClick={() => setMissing(true)}>
              {words.isMissing}
            </button>
          )}
          {isHere && units.some(({ place }) => place === 'plant') && (
            <button type="button" className={QUIET_BUTTON} onClick={() => setGiving(true)}>
              {away.give}
            </button>
          )}
        </div>
      )}
      {order.events.length > 0 && <HandOvers order={order} />}
      {isSkipping && (
        <NotNowDialog
          busy={work.isPending}
          problem={problem}
          onClose={() => setSkipping(false)}
          onSkip={(why) =>
            work.mutate(async () => {
              const saved = await skip(id, why)
              setSkipping(false)
              return saved
            })
          }
        />
      )}
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
      {isGiving && (
        <GiveDialog
          order={order}
          busy={work.isPending}
          problem={problem}
          onClose={() => {
            setGiving(false)
            work.reset()
          }}
          onGive={(given) =>
            work.mutate(async () => {
              const saved = await giveAway(id, given)
              setGiving(false)
              return saved
            })
          }
        />
      )}
      {unit && (
        <UnitDialog
          unit={unit}
          lines={order.lines}
          garments={garments}
          busy={work.isPending}
          problem={problem}
          onClose={() => {
            setShown(null)
            work.reset()
          }}
          onDescribe={(said) =>
            work.mutate(async () => {
              const saved = await describe({ id, unit: unit.number }, await said())
              setShown(null)
              return saved
            })
          }
          onRetag={(tag) =>
            work.mutateAsync(() => retag({ id, unit: unit.number }, tag)).then(() => setShown(null))
          }
        />
      )}
      {foreign && <ForeignAlert foreign={foreign} onClose={() => work.reset()} />}
    </>
  )
}
