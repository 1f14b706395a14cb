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
import { changedMeanwhileError } from '../../catalog/settings/saved-change.ts'
import { listProductTexts, type ProductText } from './product-texts.ts'
import {
  deleteRegisteredText,
  findRegisteredText,
  type RegisteredText,
  saveRegisteredText,
  type TextKey,
} from './store.ts'
import { approvedTextView, formOfTemplate } from './view.ts'

type Registration = InputOf<typeof call>['body']

/**
 * One that was approved leaves as it was approved, also once the product's text changes.
 * @throws AppError `not_found`; `invalid_input` for an id of another form, an approved text without one, or a pending or
 * refused one in place of an approved one, for no message would leave until the next approval; `changed_meanwhile`
 * where the text that is meant is neither the product's now nor the registered one
 */
export async function recordTextRegistration(
  deps: Deps,
  staff: Person,
  key: TextKey,
  registration: Registration,
): Promise<ApprovedTextAnswer> {
  const { state, templateId, refusedBecause } = registration
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
    const before = await findRegisteredText(tx, key)
    if ((state === 'pending' || state === 'refused') && before?.state === 'approved')
      throw new AppError('invalid_input', say('textStillApproved'))
    if (state === 'unregistered') await deleteRegisteredText(tx, key)
    else
      await saveRegisteredText(tx, {
        ...key,
        state,
        template_id: templateId || null,
        refused_because: state === 'refused' ? refusedBecause || null : null,
        template: JSON.stringify(templateOf(text, before, registration)),
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

/** The text that was registered, which may be one from before the product's changed. */
function templateOf(
  text: ProductText,
  before: RegisteredText | undefined,
  { templateId, version }: Registration,
): RegisteredText['template'] {
  if (version === undefined) {
    const isBefore =
      before?.state === 'pending' || (templateId !== '' && templateId === before?.template_id)
    return before && isBefore ? before.template : text.template
  }
  const meant = [text.template, ...(before ? [before.template] : [])].find(
    (template) => formOfTemplate(text.channel, template).version === version,
  )
  if (!meant) throw changedMeanwhileError(approvedTextView(text, before))
  return meant
}
