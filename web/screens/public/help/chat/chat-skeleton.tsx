// Placeholder of the chat while its code and messages load.
import { Skeleton } from '#web/ui/skeleton.tsx'

export function ChatSkeleton() {
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
      <output className="sr-only">Loading the chat</output>
      <Skeleton className="h-full" />
      <Skeleton className="h-18" />
    </div>
  )
}
