// Download of a person's own data, and deletion of the account.
import { addressOf } from '#web/lib/api.ts'
import { exportData } from '#contract/accounts/account-security.ts'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
import { yourData } from '#words/en/accounts/your-data.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Only deleting the account needs its dialog.
const DeleteAccountDialog = lazyPart(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

const { path: EXPORT_PATH } = addressOf(exportData)

export function PersonalDataPanel({ user }: { user: User }) {
  const words = useWords(yourData)
  const [deleting, setDeleting] = useState(false)
  return (
    <Panel as="section" aria-labelledby="your-data" className="grid gap-5">
      <h2 id="your-data" className="text-xl">
        {words.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md flex-1 basis-64 text-ink-soft">{words.about}</p>
        <a
          href={EXPORT_PATH}
          download
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-b-[3px] border-edge bg-sheet px-5 py-2 font-semibold hover:bg-primary-wash active:translate-y-px active:border-b-2"
        >
          <Download aria-hidden="true" size={20} />
          {words.download}
        </a>
      </div>
      {!isStaff(user) && (
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <p className="max-w-md flex-1 basis-64 text-ink-soft">{words.aboutDeleting}</p>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {words.deleteAccount}
          </Button>
        </div>
      )}
      {deleting && (
        <Suspense>
          <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
