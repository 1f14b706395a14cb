// Form for what became of a text at the operators or at Meta.
import { type SubmitEvent, useState } from 'react'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { TEXT_STATES, type TextState } from '#domain/messages/templates/registration.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { approvedTextsScreen } from '#words/en/messages/approved-texts-screen.ts'
import type { ApprovedText } from './text-queries.ts'

type RegistrationDialogProps = { text: ApprovedText; onClose: () => void }

export function RegistrationDialog({ text, onClose }: RegistrationDialogProps) {
  const words = useWords(approvedTextsScreen)
  const { channel, language, name } = text
  const [state, setState] = useState<TextState>(
    text.state === 'unregistered' ? 'pending' : text.state,
  )
  const [templateId, setTemplateId] = useState(text.templateId ?? '')
  const [refusedBecause, setRefusedBecause] = useState(text.refusedBecause ?? '')
  // Staff say it whenever there are two: the wrong one would silence every message.
  const [version, setVersion] = useState(text.isChanged ? null : text.version)
  const isMeant = version !== null || state === 'unregistered'
  const save = useAction(recordTextRegistration, {
    onDone: () => {
      toast.success(words.saved)
      onClose()
    },
    failed: words.notSaved,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.send({
      params: { channel, language, name },
      body: {
        state,
        templateId: templateId.trim(),
        refusedBecause,
        ...(version !== null && { version }),
      },
    })
  }
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={words.noteTitle(name)}
      action={save}
      canSubmit={isMeant}
      onSubmit={submit}
      submitLabel={words.save}
      busyLabel={words.saving}
    >
      <Select
        label={words.state}
        value={state}
        onChange={({ target }) =>
          setState(TEXT_STATES.find((each) => each === target.value) ?? 'pending')
        }
      >
        <SelectOptions of={TEXT_STATES} labels={words.states} />
      </Select>
      {state !== 'unregistered' && (
        <TextInput
          label={words.templateId}
          hint={words.idHints[channel]}
          inputMode="numeric"
          autoComplete="off"
          optional={state !== 'approved'}
          maxLength={40}
          value={templateId}
          onChange={({ target }) => setTemplateId(target.value)}
        />
      )}
      {state !== 'unregistered' && text.isChanged && text.registered && (
        <RadioCards legend={words.whichText}>
          <TextChoice
            title={words.textBefore}
            {...text.registered}
            chosen={version}
            onChoose={setVersion}
          />
          <TextChoice
            title={words.textNow}
            version={text.version}
            form={text.form}
            buttons={[...text.replies, ...(text.button === null ? [] : [text.button])]}
            chosen={version}
            onChoose={setVersion}
          />
        </RadioCards>
      )}
      {state === 'refused' && (
        <Textarea
          label={words.refusedBecause}
          optional
          maxLength={500}
          value={refusedBecause}
          onChange={({ target }) => setRefusedBecause(target.value)}
        />
      )}
    </FormDialog>
  )
}

type TextChoiceProps = {
  title: string
  version: string
  form: string
  buttons: readonly string[]
  chosen: string | null
  onChoose: (version: string) => void
}

function TextChoice({ title, version, form, buttons, chosen, onChoose }: TextChoiceProps) {
  return (
    <RadioCard
      name="version"
      value={version}
      title={title}
      description={
        <span className="wrap-anywhere whitespace-pre-line">
          {[form, ...buttons.map((label) => `[${label}]`)].join('\n')}
        </span>
      }
      checked={chosen === version}
      onChange={() => onChoose(version)}
    />
  )
}
