// Page of approved texts in the console.
import type { TextClass } from '#domain/messages/templates/approved-text.ts'
import type { TextProblem } from '#domain/messages/templates/check-template.ts'
import type { TextChannel, TextState } from '#domain/messages/templates/registration.ts'

export const textStates: Readonly<Record<TextState, string>> = {
  unregistered: 'To register',
  pending: 'Pending',
  approved: 'Approved',
  refused: 'Refused',
}

export const approvedTextsScreen = {
  title: 'Approved texts',
  intro:
    'Operators and WhatsApp deliver only what they approved. Register each text exactly as it stands here, then note its template ID.',
  loading: 'Loading the texts',
  notLoaded: 'The texts couldn’t be loaded.',
  channel: 'Channel',
  channels: { sms: 'Text messages', whatsapp: 'WhatsApp' } satisfies Record<TextChannel, string>,
  filter: 'Which texts',
  all: 'All texts',
  toDo: 'To register',
  approvedOf: ({ approved, of }: { readonly approved: number; readonly of: number }) =>
    `${approved} of ${of} approved.`,
  linkBase: 'Link to whitelist',
  nothingToDo: 'Nothing left to register.',
  nothingToDoLine: 'Every text is registered as it is now.',
  subjects: {
    orders: 'Orders',
    payments: 'Payments',
    club: 'Laundry Club',
    help: 'Help',
    discounts: 'Points',
    accounts: 'Accounts and codes',
    people: 'Alarms of staff',
    messages: 'Other',
  },

  states: textStates,
  changed: 'Changed: register again',
  changedLines: {
    approved:
      'Messages leave with the text that was approved. Register this one, and note its ID once it is approved.',
    pending: 'The text from before waits for its approval. Register this one too.',
  },
  classes: { service: 'Service', promotional: 'Promotional' } satisfies Record<TextClass, string>,
  segments: (count: number) => (count === 1 ? '1 segment' : `${count} segments`),
  cost: (paise: number) => `${paise} paise`,
  text: 'Text to register',
  samples: 'Samples',
  replies: 'Quick replies, first',
  button: 'Button with the link',
  thirdVariable: 'Why it has three variables',
  templateId: 'Template ID',
  refusedBecause: 'Why it was refused',
  copy: 'Copy',
  copyOf: (name: string) => `Copy the text ${name}`,
  copied: 'Copied.',
  copyByHand: 'Please copy it by hand.',
  note: 'Update status',
  noteOf: (name: string) => `Update status of ${name}`,

  noteTitle: (name: string) => `Status of ${name}`,
  state: 'Status',
  whichText: 'Which text is it?',
  textBefore: 'The one registered before',
  textNow: 'The one as it is now',
  idHints: {
    sms: '19 digits, from your DLT portal',
    whatsapp: '10 to 20 digits, from WhatsApp Manager',
  } satisfies Record<TextChannel, string>,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  notSaved: 'That couldn’t be saved.',

  problems: {
    class: 'Its class is neither service nor promotional.',
    sells: 'It reads like an offer, which isn’t of class service.',
    'unknown-variable': 'A variable has no type.',
    'unused-variable': 'A variable isn’t in the text.',
    'too-many-variables': 'It has too many variables.',
    'adjacent-variables': 'Two variables stand side by side.',
    'nothing-fixed': 'It has hardly any words but variables.',
    sample: 'A sample doesn’t fit the type of its variable.',
    link: 'Its words hold a link. Take the link out of your laundry’s name.',
    phone: 'Its words hold a phone number. Take the number out of your laundry’s name.',
    rupee: 'Its words hold “₹”. Take it out of your laundry’s name.',
    'costly-letters':
      'Write your laundry’s name in English letters for text messages: any other letter makes each message twice as long to send.',
    'too-long': 'It is too long. A shorter name of your laundry helps.',
    name: 'Its name has other letters than a to z, 0 to 9 and _.',
    'variable-at-edge': 'It begins or ends with a variable.',
    button: 'Its buttons are too many or too long.',
  } satisfies Record<TextProblem, string>,
}
