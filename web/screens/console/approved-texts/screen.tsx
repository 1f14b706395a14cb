// Approved texts: what to register with operators and Meta, and what became of each text.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TEXT_CHANNELS, type TextChannel } from '#domain/messages/templates/registration.ts'
import { OutboxPages } from '#web/features/outbox/outbox-pages.tsx'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { approvedTextsScreen } from '#words/en/messages/approved-texts-screen.ts'
import { DltRegistration } from './dlt-registration.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import { TextCard } from './text-card.tsx'
import { type ApprovedText, approvedTextsQuery, isToRegister } from './text-queries.ts'

/** /admin/outbox/texts */
export default function AdminApprovedTexts() {
  const words = useWords(approvedTextsScreen)
  const [channel, setChannel] = useState<TextChannel>('sms')
  const [shown, setShown] = useState<'all' | 'toDo'>('all')
  const texts = useQuery(approvedTextsQuery(channel))
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <OutboxPages />
      <p className="mb-6 max-w-2xl text-ink-soft">{words.intro}</p>
      <div className="grid grid-cols-1 gap-6">
        <DltRegistration />
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <ToggleFilter
            label={words.channel}
            showLabel
            options={TEXT_CHANNELS.map((value) => ({ value, label: words.channels[value] }))}
            value={channel}
            onChange={setChannel}
          />
          <ToggleFilter
            label={words.filter}
            showLabel
            options={[
              { value: 'all', label: words.all },
              { value: 'toDo', label: words.toDo },
            ]}
            value={shown}
            onChange={setShown}
          />
        </div>
        {texts.isPending && <SkeletonList rows={4} label={words.loading} />}
        {texts.isError && <FailedQueryNotice what={words.notLoaded} query={texts} />}
        {texts.data && (
          <Texts
            linkBase={texts.data.linkBase}
            all={texts.data.texts}
            shown={texts.data.texts.filter((text) => shown === 'all' || isToRegister(text))}
          />
        )}
      </div>
    </div>
  )
}

type TextsProps = {
  linkBase: string
  all: readonly ApprovedText[]
  shown: readonly ApprovedText[]
}

function Texts({ linkBase, all, shown }: TextsProps) {
  const words = useWords(approvedTextsScreen)
  const [noted, setNoted] = useState<ApprovedText | null>(null)
  const approved = all.filter(({ state, isChanged }) => state === 'approved' && !isChanged).length
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold" aria-live="polite">
          {words.approvedOf({ approved, of: all.length })}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {words.linkBase}: <span className="font-semibold text-ink">{linkBase}</span>
        </p>
      </div>
      {shown.length === 0 && (
        <EmptyState title={words.nothingToDo} illustration={<EmptyClothesline />}>
          {words.nothingToDoLine}
        </EmptyState>
      )}
      {[...Map.groupBy(shown, ({ subject }) => subject)].map(([subject, texts]) => (
        <Panel as="section" key={subject} aria-labelledby={`texts-${subject}`} className="min-w-0">
          <h2 id={`texts-${subject}`} className="text-xl">
            {words.subjects[subject as keyof typeof words.subjects]}
          </h2>
          <ul>
            {texts.map((text) => (
              <TextCard
                key={`${text.language} ${text.name}`}
                text={text}
                onNote={() => setNoted(text)}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {noted && <RegistrationDialog text={noted} onClose={() => setNoted(null)} />}
    </>
  )
}
