// Missing piece: description, last holder, where to look first, and actions.
import { Link } from 'react-router'
import type { MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'
import { UnitHead } from './unit-head.tsx'

type MissingCardProps = {
  unit: MissingUnit
  busy: boolean
  onFound: () => void
  onGiveUp: () => void
  onWrite: () => void
}

export function MissingUnitCard({ unit, busy, onFound, onGiveUp, onWrite }: MissingCardProps) {
  const words = useWords(lostAndFound)
  const time = useLaundryTime()
  const { user } = useSession()
  const may = (permission: 'customers' | 'money-back') => user?.permissions?.includes(permission)
  const { lastSeen, suspects } = unit
  return (
    <Panel as="li" className="grid gap-3">
      <UnitHead unit={unit}>
        <p className="text-sm text-ink-soft">
          {words.since({ when: time.dateTime(unit.since), by: unit.by })}
        </p>
        <p className="text-sm text-ink-soft">
          {words.seen({ ...lastSeen, when: time.dateTime(lastSeen.at) })}
        </p>
      </UnitHead>
      {suspects.length === 0 ? (
        <p className="text-ink-soft">{words.noSuspects}</p>
      ) : (
        <div>
          <h4 className="text-base font-semibold">{words.suspects}</h4>
          <ol className="grid">
            {suspects.map(({ orderId, number, name, suspicions }) => (
              <li key={orderId} className="border-t border-line first:border-0">
                <Link to={`/admin/clothes/${orderId}`} className="block min-h-11 py-2">
                  <span className="font-semibold underline underline-offset-4">
                    <span translate="no" className="whitespace-nowrap">
                      {number}
                    </span>
                    {name !== '' && `, ${name}`}
                  </span>{' '}
                  <span className="block text-sm text-ink-soft">
                    {words.suspicions(suspicions)}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={words.saving} onClick={onFound}>
          {words.found}
        </Button>
        {may('customers') && (
          <Button variant="secondary" onClick={onWrite}>
            {words.write}
          </Button>
        )}
        {may('money-back') && (
          <Button variant="quiet" onClick={onGiveUp}>
            {words.giveUp}
          </Button>
        )}
      </div>
    </Panel>
  )
}
