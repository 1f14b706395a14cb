// Bags and items of a delivery that are still to be handed over.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'

const OPEN: readonly string[] = [
  'plant',
  'packed',
  'rider',
] satisfies RunStop['units'][number]['place'][]

export function unitsToHandOver({ units }: Pick<RunStop, 'units'>): RunStop['units'] {
  return units.filter(({ place }) => OPEN.includes(place))
}
