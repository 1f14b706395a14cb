/** API calls about declared settings. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { settingChangeCall, settingReadCall } from '#contract/settings/setting-calls.ts'
import {
  ALONE_KEYS,
  DECLARED_KEYS,
  type DeclaredKey,
  fieldsOf,
  TOGETHER_KEYS,
  type TogetherKey,
  type WireValues,
} from '#domain/settings/setting-keys.ts'
import { pinsNamedIn } from '#domain/settings/field-values.ts'
import { CODE_TEXTS } from '#domain/messages/templates/registration.ts'
import { isPinCodeServed } from '#domain/slots/coverage.ts'
import { languages } from '#words/languages.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { route, type Route } from '../../http/route.ts'
import { settingToWire } from '../catalogue/setting-values.ts'
import { changeSettingsSection } from './change-settings-section.ts'
import { withVersion } from './saved-change.ts'
import { declaredSection } from './sections.ts'
import { selectApprovedCodeTexts } from './store.ts'
import { type BusinessRow, readBusiness } from '../catalogue/business-row.ts'

/** @throws AppError `invalid_input` where a PIN code is none of those that are served */
async function refuseUnserved<K extends DeclaredKey>(
  { laundry }: Deps,
  staff: Person,
  key: K,
  values: WireValues<K>,
): Promise<void> {
  const listed = fieldsOf(key).flatMap(([name, field]) =>
    pinsNamedIn(field, (values as Record<string, unknown>)[name]),
  )
  if (listed.length === 0) return
  const { areas } = await laundry(branchOfPerson(staff)).settings.current()
  const pins = listed.filter((pin) => !isPinCodeServed(pin, areas))
  if (pins.length > 0) throw new AppError('invalid_input', say('pinsNotServed', { pins }))
}

/**
 * Once there is a DLT registration, texts leave only under its header, and codes only in their approved text; without a
 * gateway none leaves anyway.
 * @throws AppError `invalid_input` without a header, or with the texts to have approved first, in all languages
 */
async function refuseDltThatStopsTexts(
  { db, config, laundry, staffWords }: Deps,
  staff: Person,
  { entityId = '', header }: { entityId?: string; header?: string },
): Promise<void> {
  if (entityId === '') return
  if (header === '') throw new AppError('invalid_input', say('headerNeeded'))
  if (config.sms === null) return
  const { dlt } = await laundry(branchOfPerson(staff)).settings.current()
  if (dlt.entityId !== '') return
  const approved = await selectApprovedCodeTexts(db)
  const texts = CODE_TEXTS.filter((name) =>
    [staffWords, ...languages].some(
      ({ language }) => !approved.some((text) => text.name === name && text.language === language),
    ),
  )
  if (texts.length > 0) throw new AppError('invalid_input', say('codesNotApproved', { texts }))
}

export function declaredSettingRoutes(deps: Deps): Route[] {
  return [
    ...DECLARED_KEYS.map((key) =>
      route(settingChangeCall(key), async ({ person, body }) => {
        await refuseUnserved(deps, person, key, body)
        await refuseDltThatStopsTexts(deps, person, body as { entityId?: string; header?: string })
        return changeSettingsSection(deps, person, declaredSection(key), body)
      }),
    ),
    ...ALONE_KEYS.map((key) =>
      route(settingReadCall(key), async () =>
        withVersion(declaredSection(key).read(await readBusiness(deps.db))),
      ),
    ),
  ]
}

type Together = { [K in TogetherKey]: WireValues<K> & { version: string } }

/** Those that are read with all settings. */
export function declaredSettingsOf(row: BusinessRow): Together {
  return Object.fromEntries(
    TOGETHER_KEYS.map((key) => [key, withVersion(settingToWire(row, key))]),
  ) as unknown as Together
}
