// What somebody chooses of the list's look and keeps: dense rows, the table's columns, and filters under a name.
import { useKept } from './use-kept.ts'

const DENSITIES = ['dense', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

/** The columns that may be left out, in their order. */
export const COLUMNS = ['due', 'load', 'notes', 'balance'] as const
export type Column = (typeof COLUMNS)[number]

/** A filter and a sort under a name. */
type SavedView = {
  name: string
  /** As the address has it. */
  query: string
}

const MOST_VIEWS = 20

/** How much room a row takes; dense at first. */
export function useDensity() {
  return useKept<Density>('rows', (kept) => DENSITIES.find((each) => each === kept) ?? 'dense')
}

/** The columns that are left out; none at first. */
export function useHiddenColumns() {
  return useKept<readonly Column[]>('columns', hiddenColumnsOf)
}

export function useSavedViews() {
  return useKept<readonly SavedView[]>('views', savedViewsOf)
}

export function hiddenColumnsOf(kept: unknown): readonly Column[] {
  return COLUMNS.filter((column) => Array.isArray(kept) && kept.includes(column))
}

export function savedViewsOf(kept: unknown): readonly SavedView[] {
  return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST_VIEWS) : []
}

/** The views with one more, by name; one of the same name makes way. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, MOST_VIEWS)
}

function isView(kept: unknown): kept is SavedView {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, query } = kept as Record<string, unknown>
  return typeof name === 'string' && name !== '' && typeof query === 'string'
}
