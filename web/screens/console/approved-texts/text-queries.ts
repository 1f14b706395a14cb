// Queries of the approved texts and the laundry's DLT registration.
import { queryOptions } from '@tanstack/react-query'
import { type ApprovedTextAnswer, readApprovedTexts } from '#contract/messages/approved-texts.ts'
import { settingReadCall } from '#contract/settings/setting-calls.ts'
import type { TextChannel } from '#domain/messages/templates/registration.ts'
import type { SettingRecord } from '#web/features/settings/use-declared-form.ts'
import { addressOf, call } from '#web/lib/api.ts'

export type ApprovedText = ApprovedTextAnswer

const askTexts = addressOf(readApprovedTexts)

export function approvedTextsQuery(channel: TextChannel) {
  return queryOptions({
    queryKey: ['admin', 'approved-texts', channel],
    queryFn: ({ signal }) => call(askTexts, { query: { channel } }, { signal }),
  })
}

export const dltQuery = queryOptions({
  queryKey: ['admin', 'dlt'],
  queryFn: async ({ signal }): Promise<SettingRecord> =>
    call(settingReadCall('dlt'), {}, { signal }),
})

/** Whether an operator, or Meta, still has to be asked for it as it is now. */
export function isToRegister({ state, isChanged }: ApprovedText): boolean {
  return state === 'unregistered' || state === 'refused' || isChanged
}
