// The options that queries of long lists share: pages are read one after the other, by the cursor that each answer names.
import { keepPreviousData } from '@tanstack/react-query'

export const PAGED = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
}

/** For lists that are filtered: what was shown stays until the other list is here. */
export const FILTERED_PAGES = { ...PAGED, placeholderData: keepPreviousData }
