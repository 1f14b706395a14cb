// Rider of a new stop by the laundry's own rules: whose area it is in, else who takes all.

/** What the laundry has set. */
export type NewStopRules = {
  /** The rider of every stop in no rider's area; empty for nobody. */
  readonly takesAll: string
  readonly areas: readonly RiderArea[]
}

export type RiderArea = { readonly riderId: string; readonly pins: readonly string[] }

/** Who rides now, with what they have in the stop's slot. */
export type RiderOfSlot = {
  readonly id: string
  readonly stops: number
  /** Whether one of these stops is at the same address. */
  readonly isAtDoor: boolean
}

/**
 * Riders of one area share it: one who stops at the same address takes the stop, else who has the fewest.
 * @param stop its PIN code, empty where it isn't known
 * @param riders who rides now; a rider of the rules who isn't among them counts as nobody
 * @returns the rider's id; null for nobody
 */
export function findDefaultRider(
  { pin }: { readonly pin: string },
  { takesAll, areas }: NewStopRules,
  riders: readonly RiderOfSlot[],
): string | null {
  const owners = riders.filter(({ id }) => pinsOfRider(areas, id).includes(pin))
  const [first] = owners.toSorted(
    (one, other) =>
      Number(other.isAtDoor) - Number(one.isAtDoor) ||
      one.stops - other.stops ||
      (one.id < other.id ? -1 : 1),
  )
  return first?.id ?? riders.find(({ id }) => id === takesAll)?.id ?? null
}

/** PIN codes that are a rider's, each once, in their order. */
export function pinsOfRider(areas: readonly RiderArea[], riderId: string): string[] {
  const pins = areas.filter((area) => area.riderId === riderId).flatMap((area) => area.pins)
  return [...new Set(pins)].toSorted()
}

/** Ids of all riders whom the rules name, each once. */
export function ridersOfRules({ takesAll, areas }: NewStopRules): string[] {
  const named = [takesAll, ...areas.map(({ riderId }) => riderId)]
  return [...new Set(named)].filter((id) => id !== '')
}
