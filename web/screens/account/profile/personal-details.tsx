// A person's name, email, phone and account type, editable after pressing Edit.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type User, updateUser } from '#contract/accounts/accounts.ts'
import { cleanEmail } from '#domain/base/pasted.ts'
import { ApiError } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { EmailField, NameField, PhoneField } from '#web/features/account/person-fields.tsx'
import { emailQuery } from '#web/features/account/email-query.ts'
import { callWithProof } from '#web/lib/proof.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { ownDetails } from '#words/en/accounts/profile-screen.ts'
import { customerGstin } from '#words/en/settings/customer-gstin.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AddEmail } from './add-email.tsx'
import { PhoneProofForm } from './phone-proof-form.tsx'
import { PendingEmailNotice } from './pending-email-notice.tsx'

export function PersonalDetails({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const words = useWords(ownDetails)
  const tax = useWords(customerGstin)
  const asksForGstin = useAsksForGstin(user)
  return (
    <Panel as="section" aria-labelledby="details" className="grid gap-5">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="details" className="text-xl">
          {words.title}
        </h2>
        {!editing && (
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            <MarkedText text={words.edit} parts={[unseen]} />
          </Button>
        )}
      </header>
      <PendingEmailNotice user={user} />
      {editing ? (
        <DetailsForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <Facts className="grid gap-5 sm:grid-cols-2">
          <Fact name={words.name}>{user.name}</Fact>
          <Fact name={words.email}>{user.email || words.notGiven}</Fact>
          <Fact name={words.phone}>{user.phone || words.notGiven}</Fact>
          <Fact name={words.accountType}>{words.role(user)}</Fact>
          {asksForGstin && <Fact name={tax.gstin}>{user.gstin ?? tax.none}</Fact>}
        </Facts>
      )}
      {user.email === '' && <AddEmail user={user} />}
      {!editing && user.phone !== '' && <PhoneProofForm user={user} />}
    </Panel>
  )
}

function DetailsForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { signIn } = useSession()
  const client = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(updateUser.body),
    defaultValues: {
      name: user.name,
      // Who has a number alone adds an email by a form of its own, and keeps the number until then.
      ...(user.email !== '' && { email: user.email, phone: user.phone }),
      gstin: user.gstin ?? '',
      currentPassword: '',
    },
  })
  const words = useWords(ownDetails)
  const tax = useWords(customerGstin)
  const asksForGstin = useAsksForGstin(user)
  const { errors, isSubmitting } = form.formState
  const email = useWatch({ control: form.control, name: 'email' }) ?? ''
  const isNewEmail = cleanEmail(email) !== user.email

  const save = form.handleSubmit(async ({ currentPassword, ...fields }) => {
    setProblem(null)
    try {
      const { pendingEmail: _, ...changed } = await callWithProof(updateUser, {
        params: { id: user._id },
        body: { ...fields, ...(isNewEmail && { currentPassword }) },
      })
      signIn(changed)
      await client.invalidateQueries(emailQuery(user))
      toast.success(words.saved, isNewEmail ? words.emailWaits : undefined)
      onDone()
    } catch (error) {
      logProblem('The profile could not be updated:', error)
      setProblem(problemOfUpdate(error, words))
      if (error instanceof ApiError && error.code === 'wrong_password')
        form.setFocus('currentPassword')
    }
  })

  return (
    <form noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
      <NameField error={errors.name?.message} {...form.register('name')} />
      {user.email !== '' && (
        <>
          <EmailField error={errors.email?.message} {...form.register('email')} />
          <PhoneField error={errors.phone?.message} {...form.register('phone')} />
        </>
      )}
      <TextInput label={words.accountType} readOnly value={words.role(user)} />
      {asksForGstin && (
        <TextInput
          label={tax.gstin}
          hint={tax.hint}
          optional
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.gstin?.message}
          {...form.register('gstin')}
        />
      )}
      {isNewEmail && (
        <PasswordInput
          label={words.currentPassword}
          hint={words.currentPasswordHint}
          className="sm:col-span-2"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <div className="grid gap-5 sm:col-span-2">
        <FormProblem problem={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={isSubmitting} onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  )
}

function unseen(text: string) {
  return <span className="sr-only">{text}</span>
}

/** What was refused, and what went wrong, with the reason where there is one. */
function problemOfUpdate(error: unknown, words: typeof ownDetails): Problem {
  if (!(error instanceof ApiError)) return { message: words.failed, reason: null }
  const isRefusal = error.status >= 400 && error.status < 500
  return { message: isRefusal ? words.refused : words.failed, reason: error.message }
}

/** Customers are asked where their invoices would name it: it says nothing at a laundry that isn't registered. */
function useAsksForGstin({ role, gstin }: User): boolean {
  const { taxStanding } = useBusiness()
  return role === 'customer' && (taxStanding !== 'unregistered' || gstin !== undefined)
}
