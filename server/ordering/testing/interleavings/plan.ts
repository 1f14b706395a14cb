/** The plan of an interleaving: which deeds its five people do, in which order, made from a seed alone. */
import { createDice, pickWeighted } from './dice.ts'

/** Deeds of each person, and how often each is chosen among them. */
const RIDER_DEEDS = {
  look: 4,
  pickUp: 6,
  deliver: 6,
  failVisit: 2,
  takeBackUnsent: 1,
  send: 8,
  undo: 2,
  handIn: 2,
  handInForColleague: 1,
}
const MANAGER_DEEDS = {
  assign: 5,
  moveStops: 2,
  handOverRun: 1,
  decideLate: 3,
  decideMisfit: 4,
  changePrice: 2,
  countHandIn: 3,
  handInLeft: 1,
  refund: 2,
  goodwill: 1,
  suspend: 1,
  reinstate: 2,
}
const COUNTER_DEEDS = {
  setStatus: 8,
  undoStatus: 2,
  takePayment: 3,
  undoPayment: 2,
  refund: 1,
  cancel: 1,
  receive: 2,
  pack: 3,
  unpack: 1,
  ask: 2,
  movePickup: 1,
}
const CUSTOMER_DEEDS = {
  place: 2,
  cancel: 1,
  movePickup: 2,
  moveDelivery: 2,
  changeBooking: 2,
  answer: 3,
  choosePayment: 2,
  chooseVisit: 3,
  release: 1,
}

export const DEEDS = {
  ravi: RIDER_DEEDS,
  sunil: RIDER_DEEDS,
  manager: MANAGER_DEEDS,
  counter: COUNTER_DEEDS,
  customer: CUSTOMER_DEEDS,
}
export type Who = keyof typeof DEEDS
export type RiderName = 'ravi' | 'sunil'
export const RIDERS: readonly RiderName[] = ['ravi', 'sunil']

const SHARES: Record<Who, number> = { ravi: 30, sunil: 20, manager: 16, counter: 20, customer: 14 }

export interface Deed {
  by: Who
  name: string
  /** What its choices are made of, so that they stay the same when other deeds are left out. */
  seed: number
  /** How much later it is than the deed before, in minutes. */
  minutes: number
  /** Whether it begins before the deed after it has an answer. */
  together: boolean
}

const FEWEST_DEEDS = 20
const MOST_DEEDS = 40

/** Now and then a night passes. */
const NIGHT_MINUTES = 17 * 60

/** @param seed names the interleaving */
export function planInterleaving(seed: number): Deed[] {
  const dice = createDice(seed)
  const next = (): Deed => {
    const by = pickWeighted(dice, SHARES)
    return {
      by,
      name: pickWeighted(dice, DEEDS[by] as Record<string, number>),
      seed: dice.between(0, 2 ** 31),
      minutes: dice.percent(4) ? NIGHT_MINUTES : dice.percent(40) ? 0 : dice.between(1, 25),
      together: dice.percent(30),
    }
  }
  return Array.from({ length: dice.between(FEWEST_DEEDS, MOST_DEEDS) }, next)
}

/** The deeds of a plan that begin together: one, or up to three. */
export function groupDeeds(deeds: readonly Deed[]): Deed[][] {
  const groups: Deed[][] = []
  let open = false
  for (const deed of deeds) {
    const last = groups.at(-1)
    if (open && last && last.length < 3) last.push(deed)
    else groups.push([deed])
    open = deed.together
  }
  return groups
}

/** A deed in words, for a developer who replays it. */
export function describeDeed({ by, name, seed, minutes, together }: Deed): string {
  return `${by} ${name} (${minutes} min later, dice ${seed}${together ? ', together with the next' : ''})`
}
