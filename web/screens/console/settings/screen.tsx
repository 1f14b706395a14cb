// The laundry's settings, a tab each; the address names the tab.
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { TextLink } from '#web/ui/text-link.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { staffSettings } from './state/settings-state.ts'
import { SETTING_TABS } from './setting-tabs.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

/** The settings. */
export default function AdminSettings() {
  const [search, setSearch] = useSearchParams()
  const settings = useQuery(staffSettings)
  const asked = search.get('tab')
  const { id, Panel } = SETTING_TABS.find((tab) => tab.id === asked) ?? SETTING_TABS[0]!
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">Settings</h1>
        <p className="mt-1 max-w-2xl text-ink-soft">
          Changes apply at once for everyone, and are kept in the{' '}
          <TextLink to="/admin/audit-log">audit log</TextLink>.
        </p>
      </header>
      <Tabs
        label="Settings"
        tabs={SETTING_TABS}
        open={id}
        onOpen={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        {settings.isError && (
          <FailedQueryNotice
            what={
              settings.data
                ? 'The settings couldn’t be refreshed; these may be old.'
                : 'The settings couldn’t be loaded.'
            }
            query={settings}
          />
        )}
        {settings.isPending && <Loading />}
        {settings.data && (
          <Suspense fallback={<Loading />}>
            <Panel settings={settings.data} />
          </Suspense>
        )}
      </Tabs>
    </div>
  )
}

function Loading() {
  return <SkeletonList rows={4} label="Loading the settings" />
}
