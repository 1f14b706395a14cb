// The Reset password screen, opened by the mail's link: a new password, typed twice.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkResetLink, newPassword, resetPassword } from '#contract/accounts/accounts.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { logProblem } from '#web/lib/log.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { FormProblem, type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { withRepeatedPassword } from '#web/features/account/with-repeated-password.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { NewPasswordFields } from '#web/features/account/new-password-fields.tsx'
import { resetPasswordScreen } from '#words/en/accounts/reset-password-screen.ts'

export const meta = () => pageTitle(wordsForMeta(resetPasswordScreen).title)

const resetForm = withRepeatedPassword(
  z.object({ password: newPassword, confirmPassword: z.string() }),
)

export default function Screen() {
  const words = useWords(resetPasswordScreen)
  const hydrated = useHydrated()
  const { secret, forget } = useLinkSecret('token')
  const token = secret ?? ''
  const [done, setDone] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => call(checkResetLink, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
  })
  const isSpent = (hydrated && token === '') || refused === token || link.data?.isValid === false
  // Another link, opened in this tab, starts over.
  const isDone = done !== null && token === ''

  return (
    <AuthFrame
      title={words.title}
      intro={!isSpent && !isDone && words.intro}
      aside={<p className="font-display text-xl font-bold text-balance">{words.aside}</p>}
    >
      {isDone && (
        <output className="grid gap-5">
          <h2 className="text-xl">{words.done}</h2>
          <p>{done}</p>
          <LinkButton to="/login" wide>
            {words.login}
          </LinkButton>
        </output>
      )}
      {!isDone && isSpent && (
        <div className="grid gap-5">
          <FormProblem problem={words.spent} />
          <LinkButton to="/forgot-password" wide>
            {words.newLink}
          </LinkButton>
          <p className="text-center">
            <TextLink to="/login">{words.backToLogin}</TextLink>
          </p>
        </div>
      )}
      {!isDone && !isSpent && link.isPending && <SkeletonList rows={2} label={words.checking} />}
      {!isDone && !isSpent && !link.isPending && (
        <ResetForm
          key={token}
          token={token}
          onDone={(message) => {
            setDone(message)
            forget()
          }}
          onSpent={() => setRefused(token)}
        />
      )}
    </AuthFrame>
  )
}

type ResetFormProps = { token: string; onDone: (message: string) => void; onSpent: () => void }

function ResetForm({ token, onDone, onSpent }: ResetFormProps) {
  const words = useWords(resetPasswordScreen)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const send = form.handleSubmit(async ({ password }) => {
    setProblem(null)
    try {
      onDone((await call(resetPassword, { body: { token, password } })).message)
    } catch (error) {
      logProblem('The password could not be set:', error)
      if (error instanceof ApiError && error.code === 'reset_link_invalid') onSpent()
      else setProblem(formProblemOf(error, words.failed))
    }
  })

  return (
    <form noValidate method="post" onSubmit={send} className="grid gap-5">
      <NewPasswordFields
        errors={errors}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" wide busy={isSubmitting} busyLabel={words.setting}>
        {words.set}
      </Button>
    </form>
  )
}
