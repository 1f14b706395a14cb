// The laundry itself: facts, messages, counting, claims and login.
import { ClaimSettings } from './claim-settings.tsx'
import { SettingPanels } from '../state/setting-panels.tsx'
import type { Settings } from '../state/settings-state.ts'

const OWN = { claims: ClaimSettings }

export function BusinessTab({ settings }: { settings: Settings }) {
  return <SettingPanels tab="business" own={OWN} settings={settings} />
}
