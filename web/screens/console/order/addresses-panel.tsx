// Times and addresses of an order's pickup and delivery.
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { useQueryClient } from '@tanstack/react-query'
import { MapPin, Phone } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import {
  type HandOver,
  isBroughtToCounter,
  isCollectedAtCounter,
} from '#domain/orders/record/hand-over.ts'
import type { Address, DoorContact } from '#domain/orders/address-parts.ts'
import { type EditedPart, editRefusalFor } from '#domain/orders/booking-change.ts'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { orderPage } from '#words/en/orders/console/order-page.ts'
import { DoorAddressChoice } from '#web/features/addresses/door-address-choice.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { moveDelivery } from '#words/en/slots/move-delivery.ts'
import { deliveryPreferences } from '#words/en/orders/order-choices.ts'
import { useWords } from '#web/lib/words.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { mapLink } from '#web/lib/map-link.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { lastStatusTime } from '#web/features/orders/order-progress.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { UnbrokenTime } from '#web/ui/unbroken-time.tsx'
import { refreshOrderDetail } from './record/detail-queries.ts'
import type { EditedGroup } from './record/edit-booking-dialog.tsx'
import { EditButton } from './record/edit-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const EditBookingDialog = lazyPart(async () => ({
  default: (await import('./record/edit-booking-dialog.tsx')).EditBookingDialog,
}))
const MoveDeliveryDialog = lazyPart(async () => ({
  default: (await import('#web/features/orders/change/move-delivery-dialog.tsx'))
    .MoveDeliveryDialog,
}))
const RescheduleDialog = lazyPart(async () => ({
  default: (await import('#web/features/orders/change/reschedule-dialog.tsx')).RescheduleDialog,
}))

export function AddressesPanel({ order }: { order: OrderDetail }) {
  const client = useQueryClient()
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  const ways = useWords(handOverWords)
  const moveWords = useWords(moveDelivery)
  const words = useWords(orderPage)
  const [moving, setMoving] = useState<'pickup' | 'delivery' | null>(null)
  const [editing, setEditing] = useState<EditedGroup | null>(null)
  const pencil = (group: EditedPart & EditedGroup) =>
    editRefusalFor(group, order) === null && (
      <EditButton label={words.edit[group]} onClick={() => setEditing(group)} />
    )
  const moveProps = {
    order,
    byStaff: true,
    onMoved: () => void refreshOrderDetail(client),
    onClose: () => setMoving(null),
  }
  const delivery = useWords(deliveryPreferences)[order.deliveryPreference]
  const deliveredAt = order.status === 'completed' ? lastStatusTime(order, 'completed') : null
  const isElsewhere = order.deliveryAddress !== '' && order.deliveryAddress !== order.address
  return (
    <Panel as="section" aria-labelledby="places" className="grid grid-cols-1 gap-3 p-4!">
      <h2 id="places" className="text-lg">
        {ways.bothWays(order)}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Place
          title={ways.wayIn(order).name}
          handOver={order.pickupHandOver}
          when={
            isBroughtToCounter(order)
              ? time.dateTime(order.createdAt)
              : `${time.date(order.pickupDate)}, ${order.pickupTime}`
          }
          edit={
            canCustomerChange(order.status) &&
            !isBroughtToCounter(order) && (
              <EditButton label={words.edit.pickup} onClick={() => setMoving('pickup')} />
            )
          }
          editAddress={pencil('address')}
          address={order.address}
          parts={order.addressParts}
        />
        <Place
          title={deliveredAt === null ? ways.wayBack(order).name : ways.wayBack(order).done}
          handOver={order.deliveryHandOver}
          when={
            deliveredAt === null
              ? order.status === 'cancelled'
                ? 'Cancelled'
                : `${order.deliveryWindow ? '' : 'By '}${deliveryTime(order)}`
              : time.dateTime(deliveredAt)
          }
          edit={
            canMoveDelivery(order, true) && (
              <EditButton label={moveWords.move} onClick={() => setMoving('delivery')} />
            )
          }
          editAddress={pencil('deliveryAddress')}
          detail={delivery.name}
          address={
            isElsewhere || isCollectedAtCounter(order) ? order.deliveryAddress : order.address
          }
          parts={isElsewhere ? order.deliveryAddressParts : order.addressParts}
          note={
            isElsewhere || isBroughtToCounter(order) || isCollectedAtCounter(order)
              ? null
              : 'Same as the pickup address'
          }
        />
      </div>
      <AtTheDoor door={order.door} edit={pencil('door')} />
      <Suspense>
        {moving === 'pickup' && <RescheduleDialog {...moveProps} />}
        {moving === 'delivery' && <MoveDeliveryDialog {...moveProps} />}
        {editing && (
          <EditBookingDialog order={order} group={editing} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </Panel>
  )
}

/** Who is rung and called instead of the customer. */
function AtTheDoor({ door, edit }: { door: DoorContact | null; edit: ReactNode }) {
  const words = useWords(orderAddresses)
  const { customerAtDoor } = useWords(orderPage)
  if (door === null)
    return (
      edit && (
        <p className="flex items-center justify-between gap-2 text-ink-soft">
          {customerAtDoor}
          {edit}
        </p>
      )
    )
  return (
    <div className="flex items-start justify-between gap-2 rounded-md bg-accent-wash px-3 py-2 text-accent-text">
      <div className="min-w-0">
        <p className="text-sm">{words.atTheDoor}</p>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          {door.name}
          <a
            href={telephoneLink(door.phone)}
            className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
          >
            <Phone aria-hidden="true" size={18} />
            {door.phone}
          </a>
        </p>
      </div>
      {edit}
    </div>
  )
}

type PlaceProps = {
  title: string
  when: string
  /** What changes the time. */
  edit: ReactNode
  /** What changes the address. */
  editAddress: ReactNode
  detail?: string | undefined
  address: string
  parts: Address | null
  note?: string | null
  handOver: HandOver | undefined
}

function Place({
  title,
  when,
  edit,
  editAddress,
  detail,
  address,
  parts,
  note = null,
  handOver,
}: PlaceProps) {
  const { atCounter } = useWords(handOverWords)
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-normal tracking-normal text-ink-soft">
        {detail ? `${title}, ${detail.toLowerCase()}` : title}
      </h3>
      <p className="flex items-center justify-between gap-2 font-semibold">
        <span className="min-w-0">
          <UnbrokenTime text={when} />
        </span>
        {edit}
      </p>
      {handOver === 'counter' ? (
        <p className="mt-1">{atCounter}</p>
      ) : address === '' ? (
        <p className="mt-1 text-ink-soft">The address was erased.</p>
      ) : (
        <>
          <div className="flex items-start justify-between gap-2">
            <p className="mt-1 min-w-0">
              {note ?? <DoorAddressChoice address={address} parts={parts} />}
            </p>
            {editAddress}
          </div>
          <a
            href={mapLink(address, parts?.point)}
            target="_blank"
            rel="noreferrer"
            className={`${TEXT_LINK} inline-flex min-h-11 items-center gap-1.5`}
          >
            <MapPin aria-hidden="true" size={18} />
            Map
            <span className="sr-only">{` of the ${title.toLowerCase()} address (opens in a new tab)`}</span>
          </a>
        </>
      )}
    </div>
  )
}
