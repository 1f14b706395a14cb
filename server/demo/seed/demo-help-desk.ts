/** The demo's help desk: contact messages, tickets and chats, some answered. */
import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { ticketNumberFrom } from '#domain/help/tickets.ts'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { Person } from './demo-people.ts'

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

export interface DemoHelp {
  messages: Insertable<Tables['contact_messages']>[]
  answers: Insertable<Tables['contact_answers']>[]
  tickets: Insertable<Tables['tickets']>[]
  ticketMessages: Insertable<Tables['ticket_messages']>[]
  chats: Insertable<Tables['chats']>[]
  chatMessages: Insertable<Tables['chat_messages']>[]
}

type ThreadEntry = [by: 'customer' | 'staff' | 'note', minutesAgo: number, body: string]

type People = { admin: Person; demoCustomer: Person; customers: Person[] }

/** The same for the same moment, ids aside. */
export function demoHelpDesk(people: People, orders: readonly DemoOrder[], now: Date): DemoHelp {
  const help: DemoHelp = {
    messages: [],
    answers: [],
    tickets: [],
    ticketMessages: [],
    chats: [],
    chatMessages: [],
  }
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const desk = { help, staffId: people.admin.id, ago }
  addMessages(desk)
  addTickets(desk, people, orders)
  addChats(desk, people)
  // Messages get their ids in the order of time.
  help.chatMessages.sort((one, other) => Number(one.created_at) - Number(other.created_at))
  return help
}

/** What is filled, and who answers there. */
interface Desk {
  help: DemoHelp
  staffId: string
  ago: (minutes: number) => Date
}

function addMessages(desk: Desk): void {
  addMessage(
    desk,
    3 * DAY,
    'Yamini Rao',
    {
      subject: 'Forty aprons a week',
      message: 'We run a small café. Would you take our aprons every Monday, and at what price?',
      inquiry_type: 'partnership',
    },
    {
      minutesAgo: 3 * DAY - 5 * HOUR,
      text: 'Gladly! Aprons go by the kilogram; forty of them come to about 8 kg. Shall we call you tomorrow to settle the time?',
    },
  )
  addMessage(desk, 26 * HOUR, 'Devika Menon', {
    subject: 'Silk from my grandmother',
    message:
      'It is seventy years old and has zari on both borders.\nDo you clean such sarees by hand?',
    inquiry_type: 'service',
  })
  addMessage(desk, 4 * HOUR, 'Omar Sait', {
    subject: 'Price of a king-size blanket',
    message: 'Is it the same as for a single one?',
    inquiry_type: 'pricing',
  })
}

function addTickets(
  desk: Desk,
  { demoCustomer, customers }: People,
  orders: readonly DemoOrder[],
): void {
  const own = orders.findLast(({ order }) => order.user_id === demoCustomer.id)?.order.id ?? null
  addTicket(
    desk,
    1,
    demoCustomer,
    {
      subject: 'A button came off the linen shirt',
      category: 'orders',
      priority: 'medium',
      status: 'waiting',
      order_id: own,
    },
    [
      ['customer', 2 * DAY, 'It was there when you picked it up. Could you look for it?'],
      ['note', 2 * DAY - HOUR, 'Found in the drum of machine 2, kept in the envelope box.'],
      [
        'staff',
        2 * DAY - 2 * HOUR,
        'We found it. Shall we sew it on at your next pickup, or send it with the driver?',
      ],
    ],
  )
  addTicket(
    desk,
    2,
    customers[3]!,
    {
      subject: 'Charged twice for express',
      category: 'billing',
      priority: 'high',
      status: 'open',
      order_id: null,
    },
    [['customer', 5 * HOUR, 'My bill shows the ₹20 of express twice. Please check.']],
  )
  addTicket(
    desk,
    3,
    customers[7]!,
    {
      subject: 'Invoice with our company’s name',
      category: 'account',
      priority: 'low',
      status: 'resolved',
      order_id: null,
    },
    [
      ['customer', 6 * DAY, 'Can the invoice carry the name of our company?'],
      ['staff', 6 * DAY - 3 * HOUR, 'Yes: set it as your name in the profile before you order.'],
    ],
  )
}

function addChats(desk: Desk, { demoCustomer, customers }: People): void {
  addChat(desk, demoCustomer, [
    ['customer', 30 * HOUR, 'Hello, can the driver ring the upper bell?'],
    ['staff', 30 * HOUR - 2, 'Of course, we have told him. Anything else?'],
    ['customer', 30 * HOUR - 4, 'No, thank you!'],
    ['staff', 30 * HOUR - 5, 'Have a good day.'],
  ])
  addChat(desk, customers[5]!, [
    ['customer', 14, 'I am not at home at five. Can you come at six?'],
    ['customer', 12, 'Or leave it with the neighbour in 4B.'],
  ])
  addChat(desk, 'Rukmini', [['customer', 35, 'Do you pick up in Yelahanka, too?']])
}

function addMessage(
  { help, staffId, ago }: Desk,
  minutesAgo: number,
  name: string,
  about: Pick<Insertable<Tables['contact_messages']>, 'subject' | 'message' | 'inquiry_type'>,
  answer?: { minutesAgo: number; text: string },
): void {
  const at = ago(minutesAgo)
  const id = newId(at)
  help.messages.push({
    id,
    name,
    email: `${name}@example.com`.toLowerCase().replaceAll(' ', '.'),
    user_id: null,
    status: answer ? 'answered' : 'open',
    created_at: at,
    ...about,
  })
  if (answer)
    help.answers.push({
      id: newId(ago(answer.minutesAgo)),
      message_id: id,
      staff_id: staffId,
      answer: answer.text,
      created_at: ago(answer.minutesAgo),
    })
}

function addTicket(
  { help, staffId, ago }: Desk,
  index: number,
  person: Person,
  facts: Pick<
    Insertable<Tables['tickets']>,
    'subject' | 'category' | 'priority' | 'status' | 'order_id'
  >,
  thread: ThreadEntry[],
): void {
  const at = ago(thread[0]![1])
  const id = newId(at)
  help.tickets.push({
    id,
    number: ticketNumberFrom(
      createHash('sha256').update(`ticket ${index}`).digest().subarray(0, 4),
    ),
    user_id: person.id,
    created_at: at,
    updated_at: ago(thread.at(-1)![1]),
    ...facts,
  })
  for (const [by, minutesAgo, body] of thread)
    help.ticketMessages.push({
      id: newId(ago(minutesAgo)),
      ticket_id: id,
      author: by === 'customer' ? 'customer' : 'staff',
      staff_id: by === 'customer' ? null : staffId,
      internal: by === 'note',
      body,
      created_at: ago(minutesAgo),
    })
}

function addChat(
  { help, staffId, ago }: Desk,
  owner: Person | string,
  thread: ThreadEntry[],
): void {
  const at = ago(thread[0]![1] + 1)
  const id = newId(at)
  const isVisitor = typeof owner === 'string'
  help.chats.push({
    id,
    user_id: isVisitor ? null : owner.id,
    visitor_name: isVisitor ? owner : null,
    // The hash of no browser's cookie.
    visitor_hash: isVisitor ? createHash('sha256').update(id).digest('hex') : null,
    created_at: at,
    last_message_at: at,
  })
  for (const [index, [by, minutesAgo, body]] of thread.entries())
    help.chatMessages.push({
      chat_id: id,
      author: by === 'customer' ? 'customer' : 'staff',
      staff_id: by === 'customer' ? null : staffId,
      body,
      client_id: `demo-message-${index}`,
      created_at: ago(minutesAgo),
    })
}
