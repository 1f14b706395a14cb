// Items of the first step: by service, those with an online price first, and filtered by a search.
import { type CatalogueItem, SERVICES, type Service } from '#domain/catalogue/catalogue.ts'
import { sameItem } from '#words/en/catalogue/item-search.ts'
import { services } from '#words/en/catalogue/services.ts'

export type ShownService = {
  service: Service
  items: readonly CatalogueItem[]
}

/**
 * @param typed what is looked for: each of its words must stand in an item's name or its service's
 * @param names the services' names
 */
export function findServicesWith(
  items: readonly CatalogueItem[],
  typed: string,
  names = services.names,
): ShownService[] {
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return SERVICES.flatMap((service) => {
    const own = items.filter(
      (item) => item.service === service.id && isFound(`${item.name} ${names[service.id]}`, words),
    )
    return own.length === 0 ? [] : [{ service, items: own.toSorted(onlineFirst) }]
  })
}

/** "shirts" finds a shirt, as "shirt" does; "sari" a saree, and "pants" trousers. */
function isFound(text: string, words: readonly string[]): boolean {
  const within = asHeard(text.toLowerCase())
  return words.every((word) => {
    const single = withoutPlural(word)
    const ways = [word, single, sameItem[word] ?? sameItem[single] ?? word]
    return ways.some((way) => within.includes(asHeard(way)))
  })
}

/** Long vowels, which everybody writes otherwise, are one. */
function asHeard(text: string): string {
  return text.replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u')
}

function withoutPlural(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

function onlineFirst(one: CatalogueItem, other: CatalogueItem): number {
  return Number(one.onlinePricePaise === null) - Number(other.onlinePricePaise === null)
}

/** Where a service's section stands on the page. */
export function serviceSectionId({ id }: Pick<Service, 'id'>): string {
  return `service-${id}`
}
