// Webhooks: receivers and their state; added, changed, turned off and deleted here.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { webhooksScreen } from '#words/en/webhooks/webhooks-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeveloperList } from './developer-list.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { cacheWebhook, staffWebhooks } from './webhook-queries.ts'
import { WebhookSecret } from './webhook-secret.tsx'

export function Webhooks() {
  const words = useWords(webhooksScreen)
  const client = useQueryClient()
  const webhooks = useQuery(staffWebhooks)
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <DeveloperList
      words={words}
      query={webhooks}
      add={
        <Button variant="secondary" className="w-fit" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      }
    >
      {webhooks.data?.length === 0 && <EmptyState title={words.none}>{words.emptyHint}</EmptyState>}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul aria-label={words.title} className="grid gap-4">
          {webhooks.data.map((webhook) => (
            <WebhookCard key={webhook._id} webhook={webhook} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {adding && (
        <WebhookForm
          webhook={null}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            cacheWebhook(client, saved)
            setAdding(false)
            if (saved.secret !== undefined) setSecret(saved.secret)
          }}
        />
      )}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </DeveloperList>
  )
}
