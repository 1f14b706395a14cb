// Form of a new or changed webhook: address, purpose and event types.
import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import {
  changeWebhook,
  makeWebhook,
  type Webhook,
  webhookInput,
  type WebhookInput,
} from '#contract/webhooks/webhooks.ts'
import { WEBHOOK_TYPES } from '#domain/messages/webhook-messages.ts'
import { webhooksScreen } from '#words/en/webhooks/webhooks-screen.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { EventTypeName } from './event-type-name.tsx'

/** A new one comes with its secret. */
type Saved = Webhook & { secret?: string }

type WebhookFormProps = {
  /** The one to change; null for a new one. */
  webhook: Webhook | null
  onSaved: (saved: Saved) => void
  onClose: () => void
}

const EMPTY: WebhookInput = { url: '', description: '', types: [] }

export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const words = useWords(webhooksScreen)
  const form = useForm({
    resolver: zodResolver(webhookInput),
    defaultValues: webhook === null ? EMPTY : inputOf(webhook),
  })
  const { register, setFocus } = form
  const { errors } = form.formState
  useEffect(() => setFocus('url'), [setFocus])
  const save = useAction(makeWebhook, {
    by: (body: WebhookInput): Promise<Saved> =>
      webhook === null
        ? call(makeWebhook, { body })
        : call(changeWebhook, { params: { webhookId: webhook._id }, body }),
    onDone: onSaved,
    failed: words.notSaved,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit((input) => save.send(input))(event)
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={webhook === null ? words.newTitle : words.changeTitle}
      action={save}
      onSubmit={submit}
      cancelLabel={words.close}
      submitLabel={webhook === null ? words.make : words.save}
      busyLabel={words.saving}
    >
      <TextInput
        label={words.url}
        hint={words.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        error={errors.url?.message}
        {...register('url')}
      />
      <TextInput
        label={words.description}
        optional
        maxLength={200}
        autoComplete="off"
        error={errors.description?.message}
        {...register('description')}
      />
      <fieldset>
        <legend className="font-semibold">{words.typesLegend}</legend>
        <p className="text-sm text-ink-soft">{words.typesHint}</p>
        <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
          {WEBHOOK_TYPES.map((type) => (
            <Checkbox key={type} value={type} {...register('types')}>
              {words.types[type]}
              <EventTypeName type={type} className="block text-sm text-ink-soft" />
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}

/** Without types that this version doesn't know. */
function inputOf({ url, description, types }: Webhook): WebhookInput {
  return { url, description, types: WEBHOOK_TYPES.filter((type) => types.includes(type)) }
}
