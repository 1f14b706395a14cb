// Variables of approved texts, held by a kept file: laundries have registered them with operators and with Meta.
import { expect, it } from 'vitest'
import {
  type Template,
  type TextSender,
  smsTemplate,
  VARIABLE,
  whatsAppTemplate,
  type WhatsAppTemplate,
} from '#domain/messages/templates/approved-text.ts'
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import { isRegisteredOn, TEXT_CHANNELS } from '#domain/messages/templates/registration.ts'
import { languages } from './languages.ts'
import { messageSamples } from './testing/message-samples.ts'
import { english, type Words } from './words.ts'

const SENDER: TextSender = { laundry: 'Washline', site: 'https://laundry.example' }

const WHAT_TO_DO =
  'Laundries have registered these variables, and a message that fills others isn’t sent. Give a text with other variables a new name, so that it is registered again. A new text or kind of message is only kept: npx vitest run --project unit words/registered-variables.test.ts -u'

const TEMPLATES = { sms: smsTemplate, whatsapp: whatsAppTemplate }

function variablesIn({ text, variables }: Template): string[] {
  return Array.from(text.matchAll(VARIABLE), ([, name]) => `${name} ${variables[name!]!.type}`)
}

function buttonsOf({ button = null, replies = [] }: Partial<WhatsAppTemplate>): string[] {
  return [...replies.map(({ answer }) => `reply ${answer}`), ...(button ? ['link button'] : [])]
}

function listTexts({ language, approvedTexts }: Words): string[] {
  const texts = Object.values(approvedTexts).flatMap((ofSubject) => Object.entries(ofSubject))
  return TEXT_CHANNELS.flatMap((channel) =>
    texts
      .filter(([name]) => isRegisteredOn(channel, name))
      .map(([name, text]) => {
        const template = TEMPLATES[channel](text, SENDER)
        const filled = [...variablesIn(template), ...buttonsOf(template)]
        return `${language} ${channel} ${name}: ${filled.join(', ') || 'none'}`
      }),
  )
}

function listKinds({ language, textOf }: Words): string[] {
  return Object.entries(messageSamples('LC-ABCD-2345')).flatMap(([kind, params]) => {
    const fill = textOf[kind as keyof Words['textOf']] as ((params: unknown) => FilledText) | null
    return fill === null ? [] : `${language} ${kind}: ${fill(params).name}`
  })
}

it('keeps the variables of each text on each channel, and the text of each kind', async () => {
  const lines = [english, ...languages].flatMap((words) => [
    ...listTexts(words).toSorted(),
    ...listKinds(words).toSorted(),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    './testing/registered-variables.txt',
    WHAT_TO_DO,
  )
})
