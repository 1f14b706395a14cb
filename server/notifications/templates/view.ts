/** An approved text as staff register it. */
import type { ApprovedTextAnswer } from '#contract/messages/approved-texts.ts'
import { costInPaise, costOfCharge, TEXT_RATES } from '#domain/messages/message-cost.ts'
import {
  buttonLabels,
  dltForm,
  metaForm,
  type Template,
  type WhatsAppTemplate,
} from '#domain/messages/templates/approved-text.ts'
import {
  checkSmsTemplate,
  checkWhatsAppTemplate,
} from '#domain/messages/templates/check-template.ts'
import { fillWithSamples } from '#domain/messages/templates/fill-template.ts'
import type { TextChannel } from '#domain/messages/templates/registration.ts'
import { countSegments } from '#domain/messages/templates/segments.ts'
import { withVersion } from '../../catalog/settings/saved-change.ts'
import type { ProductText } from './product-texts.ts'
import type { RegisteredText } from './store.ts'

/** @param registered the row of its registration; undefined where it was never registered */
export function approvedTextView(
  { channel, language, name, subject, template, rates }: ProductText,
  registered: RegisteredText | undefined,
): ApprovedTextAnswer {
  const filled = fillWithSamples(template)
  const sample = filled.ok ? filled.value : template.text
  const { button = null, replies = [] }: Partial<WhatsAppTemplate> = template
  const { version, form } = formOfTemplate(channel, template)
  const segments = channel === 'sms' ? countSegments(sample).count : null
  const cost = costOfCharge(rates, { rate: TEXT_RATES[channel][template.class], segments })
  const asRegistered = registered ? formOfTemplate(channel, registered.template) : null
  return {
    channel,
    language,
    name,
    subject,
    class: template.class,
    form,
    sample,
    variables: Object.values(template.variables).map((variable) => ({ ...variable })),
    thirdVariableReason: template.thirdVariableReason ?? null,
    button,
    replies: replies.map(({ label }) => label),
    segments,
    costPaise: cost === null ? null : costInPaise(cost),
    problems:
      channel === 'sms'
        ? checkSmsTemplate(template)
        : checkWhatsAppTemplate(name, { ...template, button, replies }),
    state: registered?.state ?? 'unregistered',
    templateId: registered?.template_id ?? null,
    refusedBecause: registered?.refused_because ?? null,
    version,
    registered: asRegistered && {
      version: asRegistered.version,
      form: asRegistered.form,
      buttons: asRegistered.buttons,
    },
    isChanged: asRegistered !== null && asRegistered.version !== version,
  }
}

/** What operators, or Meta, are asked to approve, with its version. */
export function formOfTemplate(channel: TextChannel, template: Template) {
  return withVersion({
    form: channel === 'sms' ? dltForm(template) : metaForm(template),
    class: template.class,
    buttons: buttonLabels(template),
  })
}
