// Query options of long lists: pages follow one another by the cursor in each answer.
import { keepPreviousData } from '@tanstack/react-query'

export const PAGED = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
}

/** For lists that are filtered: what was shown stays until the other list is here. */
export const FILTERED_PAGES = { ...PAGED, placeholderData: keepPreviousData }

type Given<Query> = { [Name in keyof Query]?: Exclude<Query[Name], null | undefined | ''> }

/**
 * What of a query says anything, as screens keep filters and cursors: null and an empty text ask for nothing.
 * @returns the query without these, as calls take it
 */
export function withoutEmptyFields<Query extends object>(query: Query): Given<Query> {
  const said = Object.entries(query).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(said) as Given<Query>
}
