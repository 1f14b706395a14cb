// Placeholder of the chat while its code and messages load.
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/lib/words.ts'
import { chatScreen } from '#words/en/help/chat-screen.ts'

export function ChatSkeleton() {
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
      <output className="sr-only">{useWords(chatScreen).loading}</output>
      <Skeleton className="h-full" />
      <Skeleton className="h-18" />
    </div>
  )
}
