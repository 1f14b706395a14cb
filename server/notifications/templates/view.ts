/** An approved text as staff register it. */
import type { ApprovedTextAnswer } from '#contract/messages/approved-texts.ts'
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
import type { ProductText } from './product-texts.ts'
import type { RegisteredText } from './store.ts'

/** @param registered the row of its registration; undefined where it was never registered */
export function approvedTextView(
  { channel, language, name, subject, template }: ProductText,
  registered: RegisteredText | undefined,
): ApprovedTextAnswer {
  const filled = fillWithSamples(template)
  const sample = filled.ok ? filled.value : template.text
  const { button = null, replies = [] }: Partial<WhatsAppTemplate> = template
  return {
    channel,
    language,
    name,
    subject,
    class: template.class,
    form: registeredForm(channel, template),
    sample,
    variables: Object.values(template.variables).map((variable) => ({ ...variable })),
    thirdVariableReason: template.thirdVariableReason ?? null,
    button,
    replies: replies.map(({ label }) => label),
    segments: channel === 'sms' ? countSegments(sample).count : null,
    problems:
      channel === 'sms'
        ? checkSmsTemplate(template)
        : checkWhatsAppTemplate(name, { ...template, button, replies }),
    state: registered?.state ?? 'unregistered',
    templateId: registered?.template_id ?? null,
    refusedBecause: registered?.refused_because ?? null,
    isChanged:
      registered !== undefined &&
      registeredParts(channel, registered.template) !== registeredParts(channel, template),
  }
}

/** A text with its buttons, which Meta approves with it. */
function registeredParts(channel: TextChannel, template: Template): string {
  return [registeredForm(channel, template), ...buttonLabels(template)].join('\n')
}

function registeredForm(channel: TextChannel, template: Template): string {
  return channel === 'sms' ? dltForm(template) : metaForm(template)
}
