/** Approved texts: what to register with operators and Meta, and what became of it. */
import * as z from 'zod/mini'
import { TEXT_CLASSES, VARIABLE_TYPES } from '#domain/messages/templates/approved-text.ts'
import { TEXT_PROBLEMS } from '#domain/messages/templates/check-template.ts'
import { TEXT_CHANNELS, TEXT_STATES } from '#domain/messages/templates/registration.ts'
import * as names from '#words/en/fields/names.ts'
import { badTextChannel, badTextState } from '#words/en/fields/support.ts'
import { defineCall } from '../base/call.ts'
import { oneLineField, textField } from '../base/fields.ts'
import { version } from '../settings/settings-catalogue.ts'

const channel = z.enum(TEXT_CHANNELS, { error: badTextChannel })

const approvedText = z.object({
  channel,
  language: z.string(),
  name: z.string(),
  /** The subject of what it says, such as `orders`. */
  subject: z.string(),
  class: z.enum(TEXT_CLASSES),
  /** As it is registered: with `{#alphanumeric#}` for operators, with `{{1}}` for Meta. */
  form: z.string(),
  /** With the sample of each variable. */
  sample: z.string(),
  variables: z.array(z.object({ type: z.enum(VARIABLE_TYPES), sample: z.string() })),
  /** Why it has a third variable; null where it has fewer. */
  thirdVariableReason: z.nullable(z.string()),
  /** The label of the button in WhatsApp; null without a link, and in text messages. */
  button: z.nullable(z.string()),
  /** The labels of quick replies in WhatsApp; they stand before the button. */
  replies: z.array(z.string()),
  /** Parts that operators charge for; null in WhatsApp. */
  segments: z.nullable(z.number()),
  /** Of one such message with the samples, by the operators’ table, in paise; null where its rate isn’t known. */
  costPaise: z.nullable(z.number()),
  /** Why it would be refused, such as a letter of the laundry's name. */
  problems: z.array(z.enum(TEXT_PROBLEMS)),
  state: z.enum(TEXT_STATES),
  templateId: z.nullable(z.string()),
  refusedBecause: z.nullable(z.string()),
  /** Of the text as it is now: its words, class and button. */
  version: z.string(),
  /** The text that was registered, as which messages leave once it is approved; null where none was. */
  registered: z.nullable(
    z.object({ version: z.string(), form: z.string(), buttons: z.array(z.string()) }),
  ),
  /** Whether the registered text is another. */
  isChanged: z.boolean(),
})
export type ApprovedTextAnswer = z.output<typeof approvedText>

export const readApprovedTexts = defineCall({
  method: 'GET',
  path: '/api/admin/approved-texts',
  summary: 'The texts that operators or Meta have to approve, and what became of each',
  access: { permission: 'settings' },
  query: z.object({ channel }),
  answers: {
    200: z.object({
      /** The beginning of every link, which operators whitelist. */
      linkBase: z.string(),
      texts: z.array(approvedText),
    }),
  },
})

export const recordTextRegistration = defineCall({
  method: 'PUT',
  path: '/api/admin/approved-texts/:channel/:language/:name',
  changes: ['admin/approved-texts'],
  summary: 'Note that a text is registered, approved or refused, with its id',
  access: { permission: 'settings' },
  params: z.object({
    channel,
    language: z.string().check(z.maxLength(20)),
    name: z.string().check(z.maxLength(60)),
  }),
  body: z.object({
    state: z.enum(TEXT_STATES, { error: badTextState }),
    /** Empty while there is none. */
    templateId: oneLineField(names.templateId, 40, 0),
    refusedBecause: textField(names.refusedBecause, 500, 0),
    /**
     * Of the text that is meant: as it is now, or as it was registered. Left out, it is the registered one while that is
     * pending or its id stays, otherwise the text as it is now.
     */
    version: z.optional(version),
  }),
  answers: { 200: approvedText },
  errors: ['not_found', 'changed_meanwhile'],
})
