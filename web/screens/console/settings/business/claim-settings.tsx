// Claim settings: useful lives, and how long photos of claims are kept.
import { useQueryClient } from '@tanstack/react-query'
import { changeClaims } from '#contract/settings/settings-claims.ts'
import { MOST_USEFUL_LIVES } from '#domain/help/claims.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { claimSettings } from '#words/en/settings/claim-settings.ts'
import { DraftList, RemoveRow, addRowKeys, addRow } from '../state/draft-list.tsx'
import { cacheSettings, type Settings } from '../state/settings-state.ts'
import { useDraftForm } from '../state/use-draft-form.ts'

export function ClaimSettings({ settings }: { settings: Settings }) {
  const words = useWords(claimSettings)
  const client = useQueryClient()
  const { shown, change, issues, section } = useDraftForm(changeClaims.body, settings.claims, {
    draw: ({ usefulLives, photoDays }) => ({
      lives: addRowKeys(usefulLives.map(({ name, months }) => ({ name, months: String(months) }))),
      photoDays: String(photoDays),
    }),
    read: ({ lives, photoDays }) => ({
      usefulLives: lives.map(({ name, months }) => ({ name, months: parseTypedNumber(months) })),
      photoDays: parseTypedNumber(photoDays),
    }),
    send: (body) => call(changeClaims, { body }),
    put: (claims) => cacheSettings(client, { claims }),
    done: words.done,
  })
  const { lives } = shown
  const problemAt = (...path: readonly (string | number)[]) =>
    issues.find((issue) => issue.path.join() === path.join())?.message
  return (
    <SettingSection
      title={words.title}
      intro={words.intro}
      {...section}
      problem={section.problem ?? problemIn(problemAt('usefulLives'))}
    >
      <DraftList
        title={words.lives}
        none={words.none}
        add={words.add}
        room={MOST_USEFUL_LIVES - lives.length}
        onAdd={() => change({ ...shown, lives: addRow(lives, { name: '', months: '' }) })}
      >
        {lives.map((life, index) => {
          const set = (fields: Partial<typeof life>) =>
            change({ ...shown, lives: lives.with(index, { ...life, ...fields }) })
          return (
            <li
              key={life.key}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]"
            >
              <TextInput
                label={words.name}
                maxLength={120}
                className="max-sm:col-span-2"
                value={life.name}
                error={problemAt('usefulLives', index, 'name')}
                onChange={({ target }) => set({ name: target.value })}
              />
              <NumberInput
                label={words.months}
                value={life.months}
                error={problemAt('usefulLives', index, 'months')}
                onChange={({ target }) => set({ months: target.value })}
              />
              <RemoveRow
                what={words.remove(life)}
                className="justify-self-end"
                onRemove={() => change({ ...shown, lives: lives.toSpliced(index, 1) })}
              />
            </li>
          )
        })}
      </DraftList>
      <div className="max-w-md">
        <NumberInput
          label={words.photoDays}
          hint={words.photoDaysHint}
          value={shown.photoDays}
          error={problemAt('photoDays')}
          onChange={({ target }) => change({ ...shown, photoDays: target.value })}
        />
      </div>
    </SettingSection>
  )
}

const problemIn = (message: string | undefined) =>
  message === undefined ? null : { message, reason: null }
