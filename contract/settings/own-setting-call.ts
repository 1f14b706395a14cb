/** Makes the call that changes a setting from its declaration, where the setting's fields have code of their own. */
import type * as z from 'zod/mini'
import { type OwnKey, settingOf } from '#domain/settings/setting-keys.ts'
import type { SETTINGS } from '#domain/settings/settings.ts'

/** Its path and permission keep their literal types. */
interface ChangeCall<K extends OwnKey, Body, Answer> {
  method: 'PUT'
  path: (typeof SETTINGS)[K]['path']
  summary: string
  access: { permission: (typeof SETTINGS)[K]['permission'] }
  body: Body
  answers: { 200: Answer }
  errors: ['changed_meanwhile']
  fresh?: never
}

export function customSettingChangeCall<
  K extends OwnKey,
  Body extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(key: K, body: Body, answer: Answer): ChangeCall<K, Body, Answer> {
  const { path, permission, summary } = settingOf(key)
  return {
    method: 'PUT',
    path: path as ChangeCall<K, Body, Answer>['path'],
    summary,
    access: { permission: permission as ChangeCall<K, Body, Answer>['access']['permission'] },
    body,
    answers: { 200: answer },
    errors: ['changed_meanwhile'],
  }
}
