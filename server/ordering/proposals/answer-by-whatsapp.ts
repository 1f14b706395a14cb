/** Answers to proposals by WhatsApp: a press on a button, or a short text after one question. */
import { internationalDigits } from '#domain/accounts/phone.ts'
import { fromRupees } from '#domain/base/money.ts'
import { readShortAnswer } from '#domain/messages/short-answers.ts'
import type { QuickAnswer } from '#domain/messages/templates/approved-text.ts'
import type { Proposal } from '#contract/orders/proposals.ts'
import type { Words } from '#words/words.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { findUser } from '../../identity/find-user.ts'
import { readReplyPayload } from '../../notifications/channels/whatsapp/reply-payload.ts'
import { findSentQuestion } from '../../notifications/whatsapp-inbox/find-sent-question.ts'
import { selectLastQuestions } from '../../notifications/whatsapp-inbox/select-last-questions.ts'
import { queueWhatsAppReply } from '../../notifications/outbox/queue-whatsapp-reply.ts'
import type {
  InboundHandler,
  KnownCustomer,
  ReceivedMessage,
} from '../../notifications/whatsapp-inbox/inbound-message.ts'
import { AppError, failureText } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { answerProposal } from './answer-proposal.ts'
import { isProposalOutdated } from './is-proposal-outdated.ts'
import { findOrderOfProposal, selectRunningProposals } from './store.ts'

const ANSWERS = { yes: 'do', no: 'leave' } as const

/** An answer, with who gave it and to what. */
interface GivenAnswer {
  answer: QuickAnswer
  customer: KnownCustomer
  proposalId: string
}

export const proposalAnswersByWhatsApp: InboundHandler = {
  async handle(deps, message) {
    const pressed = await findPress(deps, message)
    if (pressed) return giveAnswer(deps, message, pressed)
    const { content, customer } = message
    const answer = content.kind === 'text' ? readShortAnswer(content.text) : null
    if (answer === null || customer === null) return false
    const asked = await findQuestions(deps, message, customer)
    const [only, ...others] = asked
    if (!only) return false
    if (others.length > 0) return askWhich(deps, message, customer, asked)
    return giveAnswer(deps, message, { answer, customer, proposalId: only.id })
  },
}

/** The answer of a button that was signed here, pressed by who its message went to; else null. */
async function findPress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { content, contact, repliesTo }: ReceivedMessage,
): Promise<GivenAnswer | null> {
  const payload = content.kind === 'button' ? readReplyPayload(content.payload, config) : null
  const question = payload && (await findSentQuestion(db, { id: payload.messageId }))
  if (!question) return null
  const { customer, recipient, carrierId } = question
  // Without a number, WhatsApp says whose press it is by the message that it answers.
  const isTheirs =
    contact.phone === null
      ? carrierId !== null && carrierId === repliesTo
      : contact.phone === internationalDigits(recipient)
  return isTheirs ? { answer: payload.answer, customer, proposalId: payload.asks } : null
}

/** What a short text may answer: the running question that it replies to, or each that was sent by WhatsApp last. */
async function findQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { repliesTo, sentAt }: ReceivedMessage,
  customer: KnownCustomer,
): Promise<{ id: string; number: string }[]> {
  const asked =
    repliesTo === null
      ? await selectLastQuestions(db, customer.id, sentAt)
      : new Set([(await findSentQuestion(db, { carrierId: repliesTo }))?.asks])
  const running = []
  for (const each of await selectRunningProposals(db, customer.id, clock()))
    if (asked.has(each.id) && !(await isProposalOutdated(db, each, each.status))) running.push(each)
  return running
}

/** @returns false where the question is gone */
async function giveAnswer(
  deps: Deps,
  message: ReceivedMessage,
  { answer, customer, proposalId }: GivenAnswer,
): Promise<boolean> {
  const words = deps.wordsFor(customer)
  const reply = (tx: Tx, text: string) => replyTo(tx, deps, message, customer, text)
  try {
    return await inTransaction(deps.db, async (tx) => {
      const orderId = await findOrderOfProposal(tx, proposalId)
      if (orderId === undefined) return false
      // Other work locks an order before who writes about it.
      await lockOrder(tx, orderId)
      if (!(await message.take(tx))) return true
      const person = (await findUser(tx, customer.id)) ?? null
      const given = { proposalId, answer: ANSWERS[answer] }
      const after = await answerProposal({ ...deps, db: tx }, person, orderId, given)
      await reply(tx, textAfter(words, after))
      return true
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await inTransaction(deps.db, async (tx) => {
      if (await message.take(tx)) await reply(tx, failureText(words, error.failure))
    })
    return true
  }
}

function textAfter({ answersByWhatsApp }: Words, { standing, number, cameTo }: Proposal): string {
  const totalPaise = cameTo === null ? null : fromRupees(cameTo)
  if (standing === 'stuck') return answersByWhatsApp.stuck({ number, totalPaise })
  return answersByWhatsApp[standing === 'declined' ? 'kept' : 'done']({ number, totalPaise })
}

async function askWhich(
  deps: Deps,
  message: ReceivedMessage,
  customer: KnownCustomer,
  asked: readonly { number: string }[],
): Promise<boolean> {
  const { answersByWhatsApp } = deps.wordsFor(customer)
  const numbers = asked.map(({ number }) => number)
  await inTransaction(deps.db, async (tx) => {
    if (!(await message.take(tx))) return
    await replyTo(tx, deps, message, customer, answersByWhatsApp.which({ numbers }))
  })
  return true
}

function replyTo(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'clock'>,
  { contact: to }: ReceivedMessage,
  { id: customerId }: KnownCustomer,
  text: string,
): Promise<void> {
  return queueWhatsAppReply(tx, deps, { to, customerId, text, at: deps.clock() })
}
