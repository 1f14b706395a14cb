// The laundry's name and contact details.
import { useQueryClient } from '@tanstack/react-query'
import { changeBusiness } from '#contract/settings/settings.ts'
import { call } from '#web/lib/api.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { ClaimSettings } from './claim-settings.tsx'
import { CountSettings } from './count-settings.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { SettingPanels } from '../state/setting-panels.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'

const ZONES = Intl.supportedValuesOf('timeZone')

const OWN = { business: Facts, counting: CountSettings, claims: ClaimSettings }

export function BusinessTab({ settings }: { settings: Settings }) {
  return <SettingPanels tab="business" own={OWN} settings={settings} />
}

function Facts({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeBusiness.body, settings.business, {
    send: (body) => call(changeBusiness, { body }),
    put: (business) => putSettings(client, { business }),
    done: 'The business is saved.',
  })
  return (
    <SettingSection
      title="Business"
      intro="These stand on every page, in mails and on invoices from now on."
      {...section}
    >
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextInput
          label="Name"
          maxLength={80}
          className="sm:col-span-2"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label="Phone"
          optional
          type="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextInput
          label="Email"
          optional
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <Textarea
          label="Address"
          optional
          rows={2}
          maxLength={300}
          className="sm:col-span-2"
          error={errors.address?.message}
          {...register('address')}
        />
        <TextInput
          label="Complaints officer"
          hint="Name and designation of who hears complaints; the terms, the privacy policy and the help pages name them. India’s rules ask for one."
          optional
          maxLength={120}
          error={errors.complaintsOfficer?.message}
          {...register('complaintsOfficer')}
        />
        <TextInput
          label="Email for complaints"
          hint="Empty: the laundry’s own."
          optional
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.complaintsEmail?.message}
          {...register('complaintsEmail')}
        />
        <TextInput
          label="Phone for complaints"
          hint="Empty: the laundry’s own."
          optional
          type="tel"
          error={errors.complaintsPhone?.message}
          {...register('complaintsPhone')}
        />
        <TextInput
          label="Time zone"
          hint="All times are this zone’s."
          list="time-zones"
          spellCheck={false}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        <datalist id="time-zones">
          {ZONES.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
      </div>
    </SettingSection>
  )
}
