// Words of the setting beside the approved texts.
import { badEntityId, badHeader } from '../../fields/settings.ts'
import type { WordsOnTab } from './words-of-setting.ts'

export const textsSettings: WordsOnTab<'texts'> = {
  dlt: {
    title: 'Your DLT registration',
    intro:
      'Register the laundry on your operator’s DLT portal, then enter both here: an entity ID without its header would stop every text. From then on a text message leaves only as its approved text; have the login codes (phone_code, sign_in_code) approved first. Leave both empty to send texts as they are written.',
    loading: 'Loading your registration',
    failed: 'Your registration couldn’t be loaded.',
    done: 'Your registration is saved.',
    audit: 'DLT registration',
    fields: {
      entityId: {
        label: 'Entity ID',
        hint: '19 digits, also called principal entity ID',
        refusal: badEntityId,
        audit: 'entity ID',
      },
      header: {
        label: 'Header',
        hint: '6 capital letters, without -S or -P',
        refusal: badHeader,
        audit: 'header',
      },
    },
  },
}
