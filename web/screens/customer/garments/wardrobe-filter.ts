// Filter of My Garments, kept in the address for Back and shared links.
import { useSearchParams } from 'react-router'
import type { Garment } from '#contract/garments/garments.ts'
import {
  GARMENT_CATEGORIES,
  type GarmentCategory,
  MAIN_CATEGORIES,
} from '#domain/garments/garments.ts'
import { currentAddress } from '#web/lib/current-address.ts'

export type WardrobeFilter = { q: string; category: GarmentCategory | 'all' }

/** The garments whose name, category or color holds the text, and that are of the category. */
export function filterGarments(
  garments: readonly Garment[],
  { q, category }: WardrobeFilter,
): readonly Garment[] {
  const sought = folded(q.trim())
  return garments.filter(
    (garment) =>
      (category === 'all' || garment.category === category) &&
      [garment.name, garment.category, garment.color].some((text) => folded(text).includes(sought)),
  )
}

/** What a wardrobe can be narrowed down to: the main categories, and what else hangs in it or is chosen. */
export function categoriesToOffer(
  garments: readonly Pick<Garment, 'category'>[],
  chosen: WardrobeFilter['category'],
): readonly GarmentCategory[] {
  const there = new Set<string>([
    ...MAIN_CATEGORIES,
    ...garments.map((each) => each.category),
    chosen,
  ])
  return GARMENT_CATEGORIES.filter((category) => there.has(category))
}

/** Reads a filter out of an address's query; whatever is not a choice of the screen is left out. */
export function parseWardrobeFilter(search: URLSearchParams): WardrobeFilter {
  const asked = search.get('category')
  return {
    q: search.get('q') ?? '',
    category: GARMENT_CATEGORIES.find((category) => category === asked) ?? 'all',
  }
}

/** The filter of the current address, and a function that changes parts of it. */
export function useWardrobeFilter(): [WardrobeFilter, (change: Partial<WardrobeFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (parts: Partial<WardrobeFilter>) => {
    const next = currentAddress()
    for (const [name, value] of Object.entries(parts)) {
      if (value === '' || value === 'all') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return [parseWardrobeFilter(search), change]
}

/** Case and accents don't matter: people don't type them. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
