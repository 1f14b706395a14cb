// Open tab and entry of the help desk, kept in the address for links, reload and Back.
import { useSearchParams } from 'react-router'

export const TABS = ['messages', 'tickets', 'chat'] as const
export type DeskTab = (typeof TABS)[number]

/** Gives the open tab, what is open in it (an id or number), and the ways to others. */
export function useHelpDeskAddress() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = TABS.find((each) => each === asked) ?? 'messages'
  return {
    tab,
    opened: params.get('open'),
    openTab: (next: DeskTab) => setParams({ tab: next }),
    /** The address of something in the open tab, or of its list. */
    linkTo: (id: string | null) => `?${new URLSearchParams({ tab, ...(id && { open: id }) })}`,
  }
}
