// Page of one order that a message's link opens without signing in.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { LinkSecret } from '#domain/base/secret-links.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'

interface LinkedOrderPageProps {
  title: string
  /** Said until the page's scripts run. */
  loading: string
  /** Name of the secret behind the link's #. */
  secret: LinkSecret
  /** What the link's owner reads. */
  children: (link: { orderId: string; linkKey: string }) => ReactNode
  /** In its place where the link lacks the order or the secret. */
  renderNotGood: (orderId: string | null) => ReactNode
}

export function LinkedOrderPage({
  title,
  loading,
  secret: name,
  children,
  renderNotGood,
}: LinkedOrderPageProps) {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const { secret } = useLinkSecret(name)
  const orderId = search.get('orderId')
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-6 py-8 md:py-12">
      <h1 className="text-3xl">{title}</h1>
      {!isHydrated && (
        <Panel>
          <SkeletonList rows={2} label={loading} />
        </Panel>
      )}
      {isHydrated &&
        (orderId && secret ? children({ orderId, linkKey: secret }) : renderNotGood(orderId))}
    </div>
  )
}
