// A customer's own quiet hours, or the laundry's. Each choice is saved at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeOwnQuietHours, readOwnQuietHours } from '#contract/accounts/own-quiet-hours.ts'
import { HOURS_OF_DAY, type QuietHours } from '#domain/messages/own-quiet-hours.ts'
import { ownQuietHours } from '#words/en/messages/own-quiet-hours.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'

const ask = addressOf(readOwnQuietHours)
const save = addressOf(changeOwnQuietHours)

/** Those that a customer starts from where the laundry has none. */
const NIGHT: QuietHours = { from: '21:00', until: '09:00' }

type OwnQuietHoursPanelProps = {
  userId: string
  /** Whether its person is sent offers, which keep to the laundry's hours, too. */
  hasOffers: boolean
}

export function OwnQuietHoursPanel({ userId, hasOffers }: OwnQuietHoursPanelProps) {
  const words = useWords(ownQuietHours)
  const client = useQueryClient()
  const queryKey = ['quiet-hours', userId]
  const hours = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(ask, { params: { id: userId } }, { signal }),
  })
  const change = useMutation({
    scope: { id: 'quiet-hours' },
    mutationFn: (own: QuietHours | null) => call(save, { params: { id: userId }, body: { own } }),
    async onMutate(own) {
      await client.cancelQueries({ queryKey })
      client.setQueryData<typeof hours.data>(queryKey, (before) => before && { ...before, own })
    },
    onError(error) {
      toast.failure(words.notSaved, error.message)
      return client.invalidateQueries({ queryKey })
    },
  })

  return (
    <Panel as="section" aria-label={words.title}>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-ink-soft">
        {words.about} {hasOffers && words.offers}
      </p>
      <div className="mt-3">
        {hours.isPending && <Skeleton className="h-14" />}
        {hours.isPending && <output className="sr-only">{words.loading}</output>}
        {hours.isError && <FailedQueryNotice what={words.notLoaded} query={hours} />}
        {hours.data && <Choice {...hours.data} onChange={(own) => change.mutate(own)} />}
      </div>
    </Panel>
  )
}

type ChoiceProps = {
  own: QuietHours | null
  laundry: QuietHours | null
  /** With null for the laundry's. */
  onChange: (own: QuietHours | null) => void
}

function Choice({ own, laundry, onChange }: ChoiceProps) {
  const words = useWords(ownQuietHours)
  const ours = laundry ? words.hint.ours(laundry) : words.hint.none
  return (
    <>
      <Switch
        label={words.choose}
        hint={own ? words.hint.own : ours}
        checked={own !== null}
        onChange={({ target }) => onChange(target.checked ? (laundry ?? NIGHT) : null)}
      />
      {own && (
        <div className="grid grid-cols-2 gap-3 pt-1">
          <HourSelect
            label={words.from}
            value={own.from}
            except={own.until}
            onChoose={(from) => onChange({ ...own, from })}
          />
          <HourSelect
            label={own.until < own.from ? words.untilNextDay : words.until}
            value={own.until}
            except={own.from}
            onChoose={(until) => onChange({ ...own, until })}
          />
        </div>
      )}
    </>
  )
}

type HourSelectProps = {
  label: string
  value: string
  /** The other end. */
  except: string
  onChoose: (hour: string) => void
}

function HourSelect({ label, value, except, onChoose }: HourSelectProps) {
  const { hour } = useWords(ownQuietHours)
  return (
    <Select label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {HOURS_OF_DAY.filter((time) => time !== except).map((time) => (
        <option key={time} value={time}>
          {hour(time)}
        </option>
      ))}
    </Select>
  )
}
