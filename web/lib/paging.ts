// The part that queries of long lists share: from the first page on, each following where the one before ended.
import { keepPreviousData } from '@tanstack/react-query'

export const PAGE_BY_PAGE = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
}

/** For lists that are filtered: what was shown stays until the other list is here. */
export const FILTERED_PAGES = { ...PAGE_BY_PAGE, placeholderData: keepPreviousData }
