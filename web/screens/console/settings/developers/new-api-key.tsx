// Button and form for a new API key, and the key itself, shown once.
import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type ApiKey,
  KEY_DAYS,
  type MadeApiKey,
  type NewApiKey as Wanted,
  makeApiKey,
} from '#contract/webhooks/api-keys.ts'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { apiKeysScreen } from '#words/en/webhooks/api-keys-screen.ts'
import { permissionNames, permissionUses } from '#words/en/people/permissions.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ApiKeySecret } from './api-key-secret.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'

const EMPTY: Wanted = { name: '', permissions: [], expiresInDays: 90 }

const DAYS = { setValueAs: (value: unknown) => (value === '' ? null : Number(value)) }

type NewApiKeyProps = { onMade: (made: ApiKey) => void }

export function NewApiKey({ onMade }: NewApiKeyProps) {
  const words = useWords(apiKeysScreen)
  const [shown, setShown] = useState<'button' | 'form' | MadeApiKey>('button')
  if (shown === 'button')
    return (
      <Button variant="secondary" className="w-fit" onClick={() => setShown('form')}>
        <Plus aria-hidden="true" size={20} />
        {words.make}
      </Button>
    )
  const close = () => setShown('button')
  if (shown !== 'form') return <ApiKeySecret made={shown} onDone={close} />
  const show = (made: MadeApiKey) => {
    setShown(made)
    onMade(made.apiKey)
  }
  return <NewKeyForm onMade={show} onClose={close} />
}

type NewKeyFormProps = { onMade: (made: MadeApiKey) => void; onClose: () => void }

function NewKeyForm({ onMade, onClose }: NewKeyFormProps) {
  const words = useWords(apiKeysScreen)
  const names = useWords(permissionNames)
  const { permissionUses: uses } = useWords({ permissionUses })
  const form = useForm({ resolver: zodResolver(makeApiKey.body), defaultValues: EMPTY })
  const { register, setFocus } = form
  const { errors } = form.formState
  useEffect(() => setFocus('name'), [setFocus])
  const save = useAction(makeApiKey, {
    input: (body: Wanted) => ({ body }),
    onDone: onMade,
    failed: words.notMade,
  })
  return (
    <SettingSection
      title={words.newTitle}
      intro={words.newAbout}
      onSubmit={form.handleSubmit((wanted) => save.send(wanted))}
      dirty
      saving={save.isPending}
      onReset={onClose}
      words={{ save: words.make, saving: words.making, discard: words.close }}
      problem={save.problem}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          label={words.name}
          hint={words.nameHint}
          maxLength={60}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <Select
          label={words.lasts}
          hint={words.lastsHint}
          error={errors.expiresInDays?.message}
          {...register('expiresInDays', DAYS)}
        >
          {KEY_DAYS.map((days) => (
            <option key={days} value={days}>
              {words.days(days)}
            </option>
          ))}
          <option value="">{words.noEnd}</option>
        </Select>
        <fieldset
          className="sm:col-span-2"
          aria-describedby={errors.permissions ? 'permissions-error' : undefined}
        >
          <legend className="font-semibold">{words.may}</legend>
          <div className="mt-1 mb-2 grid gap-x-5 gap-y-1 sm:grid-cols-2">
            {PERMISSIONS.map((permission) => (
              <Checkbox key={permission} value={permission} {...register('permissions')}>
                <span className="block font-medium">{names[permission]}</span>
                <span className="block text-sm text-ink-soft">{uses[permission]}</span>
              </Checkbox>
            ))}
          </div>
          <FieldError id="permissions-error" error={errors.permissions?.message} />
        </fieldset>
      </div>
    </SettingSection>
  )
}
