// Button that uses a passkey instead of a password or a code.
import type { ComponentProps } from 'react'
import { KeyRound } from 'lucide-react'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** @param props.busy while the device asks */
export function PasskeyButton(props: ComponentProps<typeof Button>) {
  const { step } = useWords(secondFactorScreen)
  return (
    <Button {...props} wide busyLabel={step.waiting}>
      <KeyRound aria-hidden="true" size={20} className="shrink-0" />
      {step.usePasskey}
    </Button>
  )
}
