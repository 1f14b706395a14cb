/** Records what became of a text at the operators or at Meta. */
import type { InputOf } from '#contract/base/call.ts'
import type {
  ApprovedTextAnswer,
  recordTextRegistration as call,
} from '#contract/messages/approved-texts.ts'
import { isTemplateId } from '#domain/messages/templates/registration.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { listProductTexts } from './product-texts.ts'
import {
  deleteRegisteredText,
  findRegisteredText,
  saveRegisteredText,
  type TextKey,
} from './store.ts'
import { approvedTextView } from './view.ts'

type Registration = InputOf<typeof call>['body']

/**
 * The text is kept as it is now: one that was approved leaves as it was approved, also once the product's changes.
 * @throws AppError `not_found`; `invalid_input` for an id of another form, an approved text without one, or a pending one in
 * place of an approved one, for no message would leave until its approval
 */
export async function recordTextRegistration(
  deps: Deps,
  staff: Person,
  key: TextKey,
  { state, templateId, refusedBecause }: Registration,
): Promise<ApprovedTextAnswer> {
  const text = (await listProductTexts(deps, key.channel)).find(
    ({ language, name }) => language === key.language && name === key.name,
  )
  if (!text) throw new AppError('not_found', say('noApprovedText'))
  if (state !== 'unregistered' && templateId !== '' && !isTemplateId(key.channel, templateId))
    throw new AppError('invalid_input', say('badTemplateId', { channel: key.channel }))
  if (state === 'approved' && templateId === '')
    throw new AppError('invalid_input', say('templateIdNeeded'))
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock()
    if (state === 'pending' && (await findRegisteredText(tx, key))?.state === 'approved')
      throw new AppError('invalid_input', say('textStillApproved'))
    if (state === 'unregistered') await deleteRegisteredText(tx, key)
    else
      await saveRegisteredText(tx, {
        ...key,
        state,
        template_id: templateId || null,
        refused_because: state === 'refused' ? refusedBecause || null : null,
        template: JSON.stringify(text.template),
        changed_at: at,
      })
    await emit(tx, deps, {
      type: 'approved_text.recorded',
      subject: { kind: 'approved_text', id: `${key.channel}:${key.language}:${key.name}` },
      actor: staff.id,
      data: { ...key, state, templateId: state === 'unregistered' ? null : templateId || null },
      at,
    })
    return approvedTextView(text, await findRegisteredText(tx, key))
  })
}
