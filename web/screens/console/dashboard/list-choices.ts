// Display choices of the order list, kept on this device: dense rows and columns.
import { useStoredChoice } from './use-stored-choice.ts'

const DENSITIES = ['dense', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

/** The columns that may be left out, in their order. */
export const COLUMNS = ['due', 'load', 'notes', 'balance'] as const
export type Column = (typeof COLUMNS)[number]

/** How much room a row takes; dense at first. */
export function useRowDensity() {
  return useStoredChoice<Density>(
    'rows',
    (kept) => DENSITIES.find((each) => each === kept) ?? 'dense',
  )
}

/** The columns that are left out; none at first. */
export function useHiddenColumns() {
  return useStoredChoice<readonly Column[]>('columns', parseHiddenColumns)
}

export function parseHiddenColumns(kept: unknown): readonly Column[] {
  return COLUMNS.filter((column) => Array.isArray(kept) && kept.includes(column))
}
