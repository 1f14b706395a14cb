// Clothes handed in at the door or counter, compared with those counted in.
import type { Taker, TakenInBy, UnitKind } from '#domain/clothes/custody.ts'
import { formatKilograms } from '../base/format-kilograms.ts'

/** What was said as they were handed in. */
export interface SaidOfBags {
  readonly bags: number
  /** In grams; null where nobody weighed. */
  readonly grams: number | null
}

interface HandedIn extends SaidOfBags {
  readonly to: TakenInBy
  readonly from: Taker
}

/** “3 bags, 4.2 kg” */
export const bagsAndWeight = ({ bags, grams }: SaidOfBags): string =>
  `${bags === 1 ? '1 bag' : `${bags} bags`}${grams === null ? '' : `, ${formatKilograms(grams)}`}`

/** “2 bags and 1 item” */
export const countedUnitsText = (kinds: readonly UnitKind[]): string => {
  const bags = kinds.filter((kind) => kind === 'bag').length
  const items = kinds.length - bags
  return [
    ...(bags > 0 ? [bags === 1 ? '1 bag' : `${bags} bags`] : []),
    ...(items > 0 ? [items === 1 ? '1 item' : `${items} items`] : []),
  ].join(' and ')
}

const AT: Readonly<Record<TakenInBy, string>> = { rider: 'at the door', counter: 'at the counter' }

/** Who handed them over, where that wasn't their customer. */
const FROM: Readonly<Record<Taker, string>> = {
  customer: '',
  guard: ' from the guard',
  neighbour: ' from a neighbour',
}

/** “3 bags at the door, 2 bags and 1 item counted in”. */
const counted = ({ bags, to, kinds }: HandedIn & { readonly kinds: readonly UnitKind[] }) => {
  const came = kinds.every((kind) => kind === 'bag') ? `${kinds.length}` : countedUnitsText(kinds)
  return `${bagsAndWeight({ bags, grams: null })} ${AT[to]}, ${came} counted in`
}

const photo = ({ to }: { to: TakenInBy }) => `What was handed over ${AT[to]}: open in full`

/** What staff read. */
export const handedInForStaff = {
  photo,
  /** “At the door: 3 bags, 4.2 kg from the guard” */
  said: (said: HandedIn) => {
    const at = AT[said.to]
    return `${at.charAt(0).toUpperCase()}${at.slice(1)}: ${bagsAndWeight(said)}${FROM[said.from]}`
  },
  bagsDiffer: (said: HandedIn & { readonly kinds: readonly UnitKind[] }) =>
    `${counted(said)}. Please check.`,
  weightDiffers: (weighed: { to: TakenInBy; from: number; grams: number }) =>
    `${formatKilograms(weighed.from)} ${AT[weighed.to]}, ${formatKilograms(weighed.grams)} counted in. Is something missing, or does something belong to another customer?`,
  entry: (said: HandedIn & { readonly by: string | null }) => {
    const by = said.by === null ? '' : ` by ${said.by}`
    if (said.bags === 0) return `The hand-over was undone${by}`
    return `${bagsAndWeight(said)} taken ${AT[said.to]}${by}${FROM[said.from]}`
  },
}

/** What their customer reads. */
export const handedInForCustomer = {
  /** As long as nothing was counted in. */
  still: (said: HandedIn) =>
    `${said.to === 'rider' ? 'With our rider' : 'With us'}: ${bagsAndWeight(said)}`,
  /** Once they went on. */
  before: (said: HandedIn) =>
    said.to === 'rider'
      ? `Our rider took ${bagsAndWeight(said)}${FROM[said.from]}.`
      : `You brought ${bagsAndWeight(said)}.`,
  since: ({ at }: { readonly at: string }) => `Since ${at}`,
  bagsDiffer: (said: HandedIn & { readonly kinds: readonly UnitKind[] }) =>
    `${counted(said)}. If that isn’t right, please tell us in Help.`,
  weightDiffers: {
    lighter: ({ to }: { to: TakenInBy }) =>
      `It weighed much less when we counted it than ${AT[to]}.`,
    heavier: ({ to }: { to: TakenInBy }) => `It weighed more when we counted it than ${AT[to]}.`,
  },
  photo,
}
export type HandedInWords = typeof handedInForCustomer

/** What staff read on an order's page, beside what its customer reads. */
export const handedInOnOrder: HandedInWords = {
  ...handedInForCustomer,
  still: (said) =>
    `${said.to === 'rider' ? 'With the rider' : 'Here, not counted in'}: ${bagsAndWeight(said)}`,
  before: (said) => `${handedInForStaff.said(said)}.`,
  bagsDiffer: handedInForStaff.bagsDiffer,
}
