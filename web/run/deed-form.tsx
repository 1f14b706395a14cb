// What a rider does at a door: counts and picks up, or hands over.
import { useId, useState } from 'react'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { TAKERS, type Taker } from '#domain/clothes/custody.ts'
import { useWords } from '#web/lib/words.ts'
import { numbersOf, saidOfOrders } from '#web/offline/deed-parts.ts'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { More, NoteField, PhotoField } from './door-fields.tsx'
import { Icon } from './icon.tsx'
import { Choices, Press } from './press.tsx'
import type { DeedFormProps } from './use-deeds.ts'

export function DeedForm({ orders, onDeed }: DeedFormProps) {
  return orders[0].kind === 'pickup' ? (
    <PickupForm orders={orders} onDeed={onDeed} />
  ) : (
    <DeliveryForm orders={orders} onDeed={onDeed} />
  )
}

function PickupForm({ orders, onDeed }: DeedFormProps) {
  const words = useWords(ownRun)
  const door = useWords(atTheDoor)
  const [bags, setBags] = useState<Readonly<Record<string, number>>>({})
  const [photo, setPhoto] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [by, setBy] = useState<Taker>('customer')
  const bagsOf = ({ orderId }: { orderId: string }) => bags[orderId] ?? 1
  return (
    <>
      {orders.map((order) => (
        <BagCount
          key={order.orderId}
          label={orders.length > 1 ? words.bagsOf(order) : words.bags}
          bags={bagsOf(order)}
          onChange={(count) => setBags({ ...bags, [order.orderId]: count })}
        />
      ))}
      <More>
        <PhotoField photo={photo} onPhoto={setPhoto} />
        <Choices
          legend={door.giver}
          options={TAKERS.map((value) => ({ value, label: door.takers[value] }))}
          value={by}
          onChange={setBy}
        />
        <NoteField note={note} onNote={setNote} />
      </More>
      <Press
        isTall
        onClick={() =>
          onDeed({
            note: note.trim(),
            photo,
            ...(by !== 'customer' && { givenBy: by }),
            ...saidOfOrders(orders, (order) => ({ collected: null, bags: bagsOf(order) })),
          })
        }
      >
        {words.doneKinds.pickup}
        <span className="sr-only"> {numbersOf(orders)}</span>
      </Press>
    </>
  )
}

type BagCountProps = { label: string; bags: number; onChange: (bags: number) => void }

export function BagCount({ label, bags, onChange }: BagCountProps) {
  const words = useWords(ownRun)
  const id = useId()
  const step = (by: number) => onChange(Math.min(Math.max(bags + by, 1), LARGEST_LIMITS.bags))
  return (
    <fieldset aria-labelledby={id} className="flex items-center gap-2">
      <span id={id} className="grow text-lg font-semibold">
        {label}
      </span>
      <Press
        look="secondary"
        className="size-14"
        aria-label={words.oneLess}
        onClick={() => step(-1)}
      >
        <Icon of="less" size={24} />
      </Press>
      <output className="min-w-12 text-center text-2xl font-bold">{bags}</output>
      <Press
        look="secondary"
        className="size-14"
        aria-label={words.oneMore}
        onClick={() => step(1)}
      >
        <Icon of="more" size={24} />
      </Press>
    </fieldset>
  )
}
