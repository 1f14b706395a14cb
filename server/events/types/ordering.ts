/** Events of orders and garments. */
import type { BookingPart } from '#domain/orders/booking-change.ts'
import type { UnitKind } from '#domain/clothes/custody.ts'
import type { BagChoice, BagProblem } from '#domain/run-sheet/door-bag.ts'
import type { Misfit, MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { WrittenItem } from '#domain/orders/order-items.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { LinkWay } from '#domain/orders/price-proposals.ts'
import type { FailureReason } from '#domain/run-sheet/failed-visit.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'
import type { Pickup } from '#domain/slots/slot-id.ts'

/** A stop of an order that is another rider's now; null where it is nobody's. */
interface StopAssigned extends OrderRef {
  kind: StopKind
  from: string | null
  to: string | null
}

/** A rider's stops that another rider has now, of a day or of all; `units` went from van to van. */
interface RunHandedOver {
  from: string
  to: string | null
  date: string | null
  stops: number
  units: number
}

/** A stop that a phone marked and that wasn't its person's any more when it arrived. */
interface LateStopDecided {
  number: string
  kind: StopKind
  riderId: string
  markedAt: string
}

interface LateStopKept extends LateStopDecided {
  /** The colleague who handed it in from its rider's phone. */
  handedInBy?: string
}

/** A rider's run is late: so many customers are told. */
interface RunDelayed {
  delayId: string
  minutes: number
  told: number
}

/** A stop of a rider's run was made, or tried in vain; `undone`: that is taken back. */
interface StopMade {
  number: string
  kind: StopKind
  riderId: string
  /** When it was made, if that was before it reached the server. */
  madeAt: string
  undone?: true
}

/** A bag that no order knew of, taken along at the door of an order's stop. */
interface DoorBagRef {
  number: string
  kind: StopKind
  bagId: string
  riderId: string
}

/** A stop that didn't fit its order when it arrived, and is written all the same. */
interface StopMisfit {
  number: string
  kind: StopKind
  riderId: string
  misfits: readonly Misfit[]
}

/** An order by its number, whose it is, and where it changes hands. */
export interface OrderRef extends HandOvers {
  number: string
  userId: string
}

/** A change of status, and its entry in the order's history, where the reason stands. */
interface StatusChange {
  entryId: number
  from: OrderStatus
  to: OrderStatus
  /** When it was made, if that was before it reached the server. */
  madeAt?: string
  /** It follows from a visit to the door in vain, which says so itself. */
  visitFailed?: true
}

/** Somebody was at the door in vain; the reason stands in the order's history. */
interface FailedVisit {
  entryId: number
  /** When that was. */
  visitedAt: string
  timeZone: string
  /** Of a delivery: whether its customer may choose another time for it; left out in events from before. */
  customerMoves?: boolean
  /** It got another time after the visit, before the laundry heard of it. */
  isMoved?: true
  /** The laundry heard of it hours later. */
  isLate?: true
  /** Left out where an older app gave it in words alone. */
  failureReason?: FailureReason
  /** The rider called before they left. */
  isCalled?: true
  /** What the next visit costs; left out where it costs nothing. */
  feePaise?: number
}

/** When an order comes back; null where nothing is said of it, and of its window where it has none. */
interface SaidDelivery {
  deliveryDate: string | null
  deliveryTime?: string | null
}

/**
 * Other lines, and what they come to. `losesExpress`: for what is in the order now needs longer.
 * When it comes back, where that is another day or window now.
 */
export interface LinesChange extends SaidDelivery {
  entryId: number
  from: WrittenItem[]
  to: WrittenItem[]
  /** Null where these are the first: the clothes were counted. */
  fromPaise: number | null
  toPaise: number
  losesExpress: boolean
  /** It is more than could be charged without asking, and its customer said yes to it. */
  agreed?: true
}

export interface OrderingEvents {
  'order.stop_assigned': StopAssigned
  'run.handed_over': RunHandedOver
  'run.set_taken_in': { orders: number; bags: number; taken: number }
  'run.set_signed': { bags: number; taken: number }
  /** It waits for a decision. */
  'run.stop_made': StopMade
  'run.delay_announced': RunDelayed
  'run.delay_undone': RunDelayed
  'run.late_stop_kept': LateStopKept
  'run.late_stop_applied': LateStopDecided
  'run.late_stop_set_aside': LateStopDecided
  'run.stop_misfit': StopMisfit & { misfitId: string }
  'run.door_bag_kept': DoorBagRef & { problem: BagProblem }
  'run.door_bag_decided': DoorBagRef & { choice: BagChoice }
  'run.stop_misfit_decided': StopMisfit & { choice: MisfitChoice }
  /** When it comes back, where that was asked for or is not the standard promise. `totalPaise`: null where it is made at intake. */
  'order.placed': OrderRef &
    Pickup &
    SaidDelivery & { totalPaise: number | null; promoCode?: string | undefined }
  /**
   * When it comes back, where a day was asked for or that is another window now. `overFull`: why staff booked a full slot;
   * null where there was a place.
   */
  'order.pickup_moved': OrderRef & {
    from: Pickup
    to: Pickup
    overFull: string | null
  } & SaidDelivery
  /** `from`: null in an order that had no window. `overFull`: why staff chose a full one; null where there was a place. */
  'order.delivery_moved': OrderRef & {
    from: DeliveryWindow | null
    to: DeliveryWindow
    overFull: string | null
    /** With others of its customer, which `order.joined` or `order.parted` says. */
    saidTogether?: true
    /** By itself, because its customer was waited for. */
    waited?: true
  }
  /** It is brought with others of its customer; `numbers` of all of them. */
  'order.joined': OrderRef & { numbers: string[]; to: DeliveryWindow }
  /** Those that were brought together each have a delivery of their own again. */
  'order.parted': OrderRef & { orders: { number: string; to: DeliveryWindow }[] }
  /** By staff. The reason stands in the entry of its history. */
  'order.lines_changed': OrderRef & LinesChange
  /**
   * Part of it is an order of its own: the items that went, what it cost and costs now, and when the other comes back.
   * `overFull`: why staff chose a full window for that; null where there was a place.
   */
  'order.split': OrderRef & {
    part: { id: string; number: string } & SaidDelivery
    items: WrittenItem[]
    fromPaise: number
    toPaise: number
    overFull: string | null
  }
  /** It was a part of another order. */
  'order.split_off': OrderRef & Pickup & { totalPaise: number }
  /** Staff ask its customer about more than may be charged without asking; the reasons stand in the proposal. */
  'order.more_proposed': OrderRef & {
    proposalId: string
    /** Null of a bag, which has no price yet. */
    fromPaise: number | null
    toPaise: number
    items: WrittenItem[]
    until: string
  }
  /** Staff took the link that opens a proposal, to hand it on; the link itself stands nowhere. */
  'order.approval_link_taken': OrderRef & { proposalId: string; way: LinkWay }
  /**
   * It stays as it was ordered: its customer said so, nobody answered in time, or what they said can't be done any more
   * (`stuck`).
   */
  'order.kept_as_ordered': OrderRef & {
    proposalId: string
    lapsed: boolean
    stuck?: true
    totalPaise: number | null
  }
  /** By its customer, or but for lines and garments by staff. `lines`: null where those stayed, and with them the total. */
  'order.booking_changed': OrderRef & {
    parts: readonly BookingPart[]
    totalPaise: number
    lines: LinesChange | null
  }
  /** Staff had its customer sent the code of its delivery again. */
  'order.delivery_code_sent': OrderRef
  /** By its customer. `overtakes`: staff's changes before, of which they may not have heard yet. */
  'order.cancelled': OrderRef & {
    entryId: number
    overtakes: { id: number; status: OrderStatus }[]
  }
  /** By staff. */
  'order.status_set': OrderRef & StatusChange
  /** `takesBack`: the entry of what is taken back; `heard`: its customer was notified of some of it. */
  'order.status_undone': OrderRef & StatusChange & { takesBack: number; heard: boolean }
  /** Units were counted in; grams where they were weighed. */
  'order.received': OrderRef & { units: number; grams: number | null }
  /** It isn't counted in this time, and why, where anybody said. */
  'order.count_skipped': OrderRef & { why: SkipReason | null }
  'order.packed': OrderRef & { units: number; grams: number | null }
  /** What was packed is to be done again. */
  'order.unpacked': OrderRef & { units: number }
  /** It left although so many units weren't packed. The reason stands in the entry of its history. */
  'order.let_go': OrderRef & { units: number }
  /** Nobody finds one of its units, by its number. What it is stands in its chain's entry. */
  'order.piece_missing': OrderRef & { unit: number }
  'order.piece_found': OrderRef & { unit: number }
  /** It was found after its order had left. */
  'order.piece_given_back': OrderRef & { unit: number }
  /** Given up. The reason stands in its chain's entry. */
  'order.piece_written_off': OrderRef & { unit: number }
  /** What one of its units is called, which garment it is, or how it looks. */
  'order.piece_described': OrderRef & { unit: number }
  /** One of its units lost its tag and got another. */
  'order.tag_replaced': OrderRef & { unit: number }
  /**
   * One of its units was put on a rack, into a machine or into a van. `against`: what is done there although a garment
   * may not get it, where that is so; the reason stands in its chain's entry.
   */
  'order.piece_moved': OrderRef & { unit: number; place: string; against?: Process }
  /** Some of its units were handed over at the door; so many are left. */
  'order.handed_over_in_part': OrderRef & { units: number; left: number }
  'order.given_to_vendor': OrderRef & { units: number; vendor: string }
  /** They are expected back on another day, a calendar date. */
  'order.vendor_day_changed': OrderRef & { units: number; vendor: string; expected: string }
  'order.back_from_vendor': OrderRef & { units: number }
  /** That was a mistake. */
  'order.part_taken_back': OrderRef & { units: number }
  /** It couldn't be delivered, and is at the plant again. */
  'order.brought_back': OrderRef & FailedVisit
  /** It couldn't be picked up. */
  'order.pickup_failed': OrderRef & FailedVisit
  /** One of its units went on a rider's run. */
  'order.piece_loaded': OrderRef & { unit: number }
  /** The slot of its pickup begins within half an hour. */
  'order.pickup_near': OrderRef & Pickup
  /** Staff wrote to its customer; what they wrote stands in the message alone. */
  'order.messaged': OrderRef
  /** Staff wrote a note for each other. */
  'order.noted': { noteId: string; number: string }

  /** Codes to be printed. */
  'tags.made': { kind: UnitKind; count: number }
  /** A rack, machine or van with a tag of its own. */
  'place.made': { code: string; name: string }
  'place.renamed': { code: string; from: string; to: string }
  /** What a machine does from then on; null where nothing is refused there. */
  'place.process_set': { code: string; name: string; process: Process | null }
  /** A laundry outside. */
  'vendor.added': { number: number; name: string }
  /** `from` and `to` are names. */
  'vendor.changed': { number: number; from: string; to: string; active: boolean }
  'place.retired': { code: string; name: string }
  /** Something without a tag; what it is stands beside, for nobody knows whose it is. */
  'thing.found': Record<string, never>
  'thing.put_aside': Record<string, never>

  'garment.added': { userId: string; garmentId: string }
  /** `fields`: what the form named. */
  'garment.changed': { userId: string; fields: string[] }
  'garment.deleted': { userId: string }
}
