// Link to a file that needs a fresh proof: it asks the person first if the proof is missing.
import type { ComponentProps } from 'react'
import { readSecondFactor } from '#contract/accounts/second-factor.ts'
import { call } from '#web/lib/api.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { askForProof } from '#web/lib/proof.ts'

type FreshDownloadProps = Omit<
  ComponentProps<typeof LinkButton>,
  'to' | 'onClick' | 'download' | 'reloadDocument'
> & { to: string }

export function ProvenDownload({ to, ...props }: FreshDownloadProps) {
  return (
    <LinkButton
      {...props}
      to={to}
      reloadDocument
      download
      onClick={(event) => {
        event.preventDefault()
        void download(to)
      }}
    />
  )
}

async function download(to: string): Promise<void> {
  // What the server can't say now, it says of the file itself.
  const isFresh = await call(readSecondFactor).then(
    (state) => state.isFresh,
    () => true,
  )
  if (!isFresh && !(await askForProof())) return
  const link = document.createElement('a')
  link.href = to
  link.download = ''
  link.click()
}
