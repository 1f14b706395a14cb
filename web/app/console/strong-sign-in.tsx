// Strong sign-in for people who run the laundry: a countdown in the console, which is closed to them after the
// deadline.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { SecondFactor } from '#contract/accounts/second-factor.ts'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { askForProof } from '#web/lib/proof.ts'
import { secondFactorQuery } from '#web/features/account/second-factor/second-factor-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Its forms come only where the door is shut: the console begins without them.
const TwoStepPanel = lazyPart(async () => ({
  default: (await import('#web/features/account/second-factor/two-step-panel.tsx')).TwoStepPanel,
}))

/** What is inside, with a line above it while strong sign-in is not due yet; only the way to it once it is. */
export function StrongSignInGate({ user, children }: { user: User; children: ReactNode }) {
  const client = useQueryClient()
  const options = secondFactorQuery(user._id)
  const { data } = useQuery(options)
  const now = useNow()
  const [isShut, setShut] = useState(false)
  // Setting up an app makes the session strong before its recovery codes were read: the door opens when they are.
  if (data && !isShut && isHeldBack(data, now)) setShut(true)
  const open = () => {
    setShut(false)
    void client.invalidateQueries({ queryKey: ['admin'] })
  }
  if (isShut && data) return <Door user={user} state={data} onOpen={open} />
  return (
    <>
      {data && <Countdown state={data} now={now} />}
      {children}
    </>
  )
}

function isHeldBack({ due, isStrong }: SecondFactor, now: Date): boolean {
  return !isStrong && due !== null && Date.parse(due) <= now.getTime()
}

type DoorProps = { user: User; state: SecondFactor; onOpen: () => void }

function Door({ user, state, onOpen }: DoorProps) {
  const { console: words } = useWords(secondFactorScreen)
  const [isConfirming] = useState(state.isAsked)
  const confirm = async () => {
    if (await askForProof()) onOpen()
  }
  return (
    <div className="page grid max-w-2xl gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">{isConfirming ? words.confirm : words.title}</h1>
        <p className="text-ink-soft">{isConfirming ? words.confirmAbout : words.about}</p>
      </header>
      {isConfirming ? (
        <Button className="w-fit" onClick={() => void confirm()}>
          {words.confirmNow}
        </Button>
      ) : (
        <>
          <Suspense fallback={<SkeletonList rows={3} />}>
            <TwoStepPanel user={user} onSetUp={onOpen} />
          </Suspense>
          <p>
            <TextLink to="/profile">{words.passkeyInstead}</TextLink>
          </p>
        </>
      )}
    </div>
  )
}

function Countdown({ state: { due, isAsked }, now }: { state: SecondFactor; now: Date }) {
  const { console: words } = useWords(secondFactorScreen)
  if (due === null || isAsked) return null
  const days = Math.max(1, Math.ceil((Date.parse(due) - now.getTime()) / DAY_MS))
  return (
    <div className="page pt-4 print:hidden">
      <Panel className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ShieldCheck aria-hidden="true" size={22} className="shrink-0 text-accent-text" />
        <p className="min-w-0 flex-1 basis-56">{words.soon({ days })}</p>
        <TextLink to="/profile" className="inline-flex min-h-11 items-center">
          {words.setUpNow}
        </TextLink>
      </Panel>
    </div>
  )
}
