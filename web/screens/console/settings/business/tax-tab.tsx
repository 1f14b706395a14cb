// The laundry's tax standing, and the GSTIN, rate and SAC codes of new invoices.
import { useQueryClient } from '@tanstack/react-query'
import { changeTax } from '#contract/settings/settings.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { TAX_STANDINGS } from '#domain/settings/tax-standing.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { taxSettings } from '#words/en/settings/tax-settings.ts'
import { taxStandingNames } from '#words/en/settings/tax-standings.ts'
import { cacheSettings, type Settings } from '../state/settings-state.ts'

const SAC_INPUT = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const

export function TaxTab({ settings }: { settings: Settings }) {
  const words = useWords(taxSettings)
  const names = useWords(taxStandingNames)
  const client = useQueryClient()
  const { form, register, errors, section } = useRecordForm(changeTax.body, settings.tax, {
    send: (body) => call(changeTax, { body }),
    // The server answers with every field.
    put: (tax) => cacheSettings(client, { tax: tax as Settings['tax'] }),
    done: words.done,
  })
  const standing = form.watch('standing')
  const isRegistered = standing === 'registered'
  const standingField = register('standing', {
    onChange: () => {
      if (form.getValues('standing') === 'unregistered') form.setValue('gstin', '')
    },
  })
  return (
    <SettingSection title={words.title} intro={words.intro} {...section}>
      <RadioCards legend={words.standing} className="lg:grid-cols-3">
        {TAX_STANDINGS.map((each) => (
          <RadioCard
            key={each}
            value={each}
            title={names[each]}
            description={words.standings[each]}
            {...standingField}
          />
        ))}
      </RadioCards>
      {standing !== 'unregistered' && (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
            <TextInput
              label={words.gstin}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              placeholder="27AAPFU0939F1ZV"
              error={errors.gstin?.message}
              {...register('gstin')}
            />
            {isRegistered && (
              <NumberInput
                label={words.rate}
                after={<span className="pr-4 text-ink-soft">%</span>}
                error={errors.taxPercent?.message}
                {...register('taxPercent', AS_NUMBER)}
              />
            )}
            <TextInput
              label={words.sac}
              {...SAC_INPUT}
              error={errors.sacCode?.message}
              {...register('sacCode')}
            />
          </div>
          <fieldset>
            <legend className="font-semibold">{words.services}</legend>
            <p className="mb-3 max-w-2xl text-sm text-ink-soft">{words.servicesHint}</p>
            <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {SERVICES.map(({ id, name }) => (
                <TextInput
                  key={id}
                  label={name}
                  {...SAC_INPUT}
                  error={errors.serviceSacCodes?.[id]?.message}
                  {...register(`serviceSacCodes.${id}`)}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </SettingSection>
  )
}
