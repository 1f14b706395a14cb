// Places of pickups and deliveries, and the limits of orders.
import { SettingPanels } from '../state/setting-panels.tsx'
import type { Settings } from '../state/settings-state.ts'

export function PlacesTab({ settings }: { settings: Settings }) {
  return <SettingPanels tab="places" own={{}} settings={settings} />
}
