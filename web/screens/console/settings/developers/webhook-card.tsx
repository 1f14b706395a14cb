// One webhook in the list, with its actions.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '#contract/webhooks/webhooks.ts'
import { webhooksScreen } from '#words/en/webhooks/webhooks-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { cacheWebhook } from './webhook-queries.ts'

type WebhookCardProps = { webhook: Webhook; onSecret: (secret: string) => void }

export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const words = useWords(webhooksScreen)
  const time = useLaundryTime()
  const { url, description, types, offBecause, oldSecretUntil } = webhook
  const isOn = offBecause === null

  return (
    <Panel as="li" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg wrap-anywhere">{url}</h3>
        <Badge tone={isOn ? 'success' : offBecause === 'gone' ? 'danger' : 'plain'}>
          {isOn ? words.on : words.off[offBecause]}
        </Badge>
      </div>
      {description && <p className="wrap-anywhere">{description}</p>}
      <Facts>
        <Fact name={words.sends}>
          {types.length === 0 ? words.everything : words.typesChosen(types.length)}
        </Fact>
        <Fact name={words.waiting}>{String(webhook.waiting)}</Fact>
        <Fact name={words.failed}>{String(webhook.failed)}</Fact>
        <Fact name={words.made}>{time.day(webhook.createdAt)}</Fact>
      </Facts>
      {oldSecretUntil && (
        <p className="text-sm text-ink-soft">{words.oldSecret(time.dateTime(oldSecretUntil))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Deliveries webhook={webhook} />
        {isOn && <Test webhook={webhook} />}
        <Change webhook={webhook} />
        <NewSecret webhook={webhook} onSecret={onSecret} />
        <Switch webhook={webhook} />
        <Removal webhook={webhook} />
      </div>
    </Panel>
  )
}

type OfWebhook = { webhook: Webhook }

function Deliveries({ webhook }: OfWebhook) {
  const words = useWords(webhooksScreen)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CardButton url={webhook.url} onClick={() => setOpen(true)}>
        {words.deliveries}
      </CardButton>
      {isOpen && <WebhookDeliveries webhook={webhook} onClose={() => setOpen(false)} />}
    </>
  )
}

function Test({ webhook: { _id, url } }: OfWebhook) {
  const words = useWords(webhooksScreen)
  const test = useAction(testWebhook, {
    input: () => ({ params: { webhookId: _id } }),
    onDone: () => {
      toast.success(words.isTested, words.seeDeliveries)
    },
    failed: words.tryAgain,
    toasts: 'sentence',
  })
  return (
    <CardButton url={url} busy={test.isPending} onClick={() => test.send()}>
      {words.test}
    </CardButton>
  )
}

function Change({ webhook }: OfWebhook) {
  const words = useWords(webhooksScreen)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <CardButton url={webhook.url} onClick={() => setOpen(true)}>
        {words.change}
      </CardButton>
      {isOpen && (
        <WebhookForm
          webhook={webhook}
          onClose={close}
          onSaved={(saved) => {
            cacheWebhook(client, saved)
            close()
          }}
        />
      )}
    </>
  )
}

function NewSecret({ webhook: { _id, url }, onSecret }: WebhookCardProps) {
  const words = useWords(webhooksScreen)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const rotate = useAction(rotateWebhookSecret, {
    input: () => ({ params: { webhookId: _id } }),
    onDone: ({ secret, ...now }) => {
      cacheWebhook(client, now)
      onSecret(secret)
    },
    failed: words.tryAgain,
    toasts: 'sentence',
    onEnd: close,
  })
  return (
    <>
      <CardButton url={url} onClick={() => setOpen(true)}>
        {words.rotate}
      </CardButton>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={() => rotate.send()}
        danger={false}
        title={words.rotateAsk}
        confirmLabel={words.rotate}
        cancelLabel={words.keep}
        action={rotate}
      >
        {words.rotateMeans}
      </ConfirmDialog>
    </>
  )
}

function Switch({ webhook: { _id, url, offBecause } }: OfWebhook) {
  const words = useWords(webhooksScreen)
  const client = useQueryClient()
  const isOn = offBecause === null
  const turn = useAction(switchWebhook, {
    input: () => ({ params: { webhookId: _id }, body: { enabled: !isOn } }),
    onDone: (now) => {
      cacheWebhook(client, now)
      toast.success(now.offBecause === null ? words.isOn : words.isOff)
    },
    failed: words.tryAgain,
    toasts: 'sentence',
  })
  return (
    <CardButton url={url} busy={turn.isPending} onClick={() => turn.send()}>
      {isOn ? words.turnOff : words.turnOn}
    </CardButton>
  )
}

function Removal({ webhook: { _id, url } }: OfWebhook) {
  const words = useWords(webhooksScreen)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const remove = useAction(deleteWebhook, {
    input: () => ({ params: { webhookId: _id } }),
    onDone: () => {
      toast.success(words.isDeleted)
    },
    failed: words.tryAgain,
    toasts: 'sentence',
    onEnd: close,
  })
  return (
    <>
      <CardButton url={url} onClick={() => setOpen(true)}>
        {words.remove}
      </CardButton>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={() => remove.send()}
        title={words.removeAsk}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        action={remove}
      >
        <span className="wrap-anywhere">{url}</span>
        <br />
        {words.removeMeans}
      </ConfirmDialog>
    </>
  )
}

type CardButtonProps = { url: string; busy?: boolean; onClick: () => void; children: string }

/** Screen readers hear which webhook it is about. */
function CardButton({ url, children, ...button }: CardButtonProps) {
  return (
    <Button variant="secondary" size="sm" {...button}>
      {children}
      <span className="sr-only">{`: ${url}`}</span>
    </Button>
  )
}
