// Form for a contact message.
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { contactBody, sendMessage } from '#contract/help/contact.ts'
import { INQUIRY_TYPES, type InquiryType } from '#domain/help/inquiries.ts'
import { contactScreen } from '#words/en/help/contact-screen.ts'
import { inquiryTypes } from '#words/en/help/inquiries.ts'
import { useWords } from '#web/lib/words.ts'
import { call } from '#web/lib/api.ts'
import { useBusiness } from '#web/lib/business.ts'
import { logProblem } from '#web/lib/log.ts'
import { FormProblem, type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { EmailField, NameField, PhoneField } from '#web/features/account/person-fields.tsx'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { MessageSentNote } from './message-sent-note.tsx'

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  inquiryType: INQUIRY_TYPES[0] as InquiryType,
}

export function ContactForm() {
  const { user } = useSession()
  const words = useWords(contactScreen).form
  const topics = useWords(inquiryTypes)
  const { email } = useBusiness()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [thanks, setThanks] = useState<string | null>(null)
  // The same for every try at one message, so that a repeated request stays one message.
  const key = useRef<string | null>(null)
  const form = useForm({
    resolver: zodResolver(contactBody),
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = form.formState

  // Anyone who is signed in needn't type who they are, and may still change it.
  useEffect(() => {
    if (!user) return
    for (const field of ['name', 'email', 'phone'] as const) {
      if (!form.getFieldState(field).isDirty) form.resetField(field, { defaultValue: user[field] })
    }
  }, [form, user])

  const send = async (body: z.output<typeof contactBody>) => {
    setProblem(null)
    key.current ??= newIdempotencyKey()
    try {
      const { message } = await call(sendMessage, {
        body,
        headers: { 'idempotency-key': key.current },
      })
      key.current = null
      setThanks(message)
      form.reset()
    } catch (error) {
      logProblem('The message could not be sent:', error)
      setProblem(formProblemOf(error, words.notSent))
    }
  }

  return (
    <Panel as="section" id="message" className="scroll-mt-28 sm:p-8 lg:p-10">
      <h2 className="text-2xl">{words.title}</h2>
      <noscript>
        <p className="mt-4 rounded-md bg-accent-wash px-4 py-3 font-semibold text-accent-text">
          {words.needsJavaScript({ email })}
        </p>
      </noscript>
      {thanks ? (
        <MessageSentNote message={thanks} onAnother={() => setThanks(null)} />
      ) : (
        <form
          noValidate
          method="post"
          onChange={() => {
            // Changed words are another message.
            if (!isSubmitting) key.current = null
          }}
          onSubmit={(event) => void form.handleSubmit(send)(event)}
          className="mt-6 grid gap-5 sm:grid-cols-2"
        >
          <NameField error={errors.name?.message} {...form.register('name')} />
          <EmailField error={errors.email?.message} {...form.register('email')} />
          <PhoneField error={errors.phone?.message} {...form.register('phone')} />
          <Select
            label={words.topic}
            optional
            error={errors.inquiryType?.message}
            {...form.register('inquiryType')}
          >
            <SelectOptions of={INQUIRY_TYPES} labels={topics} />
          </Select>
          <TextInput
            label={words.subject}
            className="sm:col-span-2"
            maxLength={160}
            error={errors.subject?.message}
            {...form.register('subject')}
          />
          <Textarea
            label={words.message}
            className="sm:col-span-2"
            rows={6}
            error={errors.message?.message}
            {...form.register('message')}
          />
          <div className="grid gap-5 sm:col-span-2">
            <FormProblem problem={problem} />
            <Button type="submit" wide busy={isSubmitting} busyLabel={words.sending}>
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}
