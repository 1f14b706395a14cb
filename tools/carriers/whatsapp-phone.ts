/** A customer's phone at WhatsApp's stand-in: it takes, reads and answers messages. */
import { type WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { pressOf, textOf } from '#server/testing/stand-ins/whatsapp-people.ts'

/** @param form the `id` of a message that was taken, and its `status` */
export async function reportFate(
  cloud: WhatsAppCloud,
  laundry: string,
  form: URLSearchParams,
): Promise<void> {
  const message = [...cloud.taken, ...cloud.texts].find(({ id }) => id === form.get('id'))
  const status = form.get('status') === 'read' ? 'read' : 'delivered'
  if (message) await cloud.report(laundry, [{ message, status, at: new Date() }])
}

/**
 * @param form the `phone` that writes, or the `userId` of a person who hides it; their `text`, or the `payload` of a quick
 * reply that they press
 */
export async function writeAsCustomer(
  cloud: WhatsAppCloud,
  laundry: string,
  form: URLSearchParams,
): Promise<void> {
  const given = (name: string) => form.get(name)?.trim() ?? ''
  const [phone, userId, payload, said] = ['phone', 'userId', 'payload', 'text'].map(given)
  if (!phone && !userId) return
  await cloud.write(laundry, [
    {
      from: { userId: userId || null, phone: phone?.replaceAll(/\D/g, '') || null, name: 'Asha' },
      id: `wamid.${crypto.randomUUID()}`,
      at: new Date(),
      content: payload ? pressOf(payload, said ?? '') : textOf(said ?? ''),
    },
  ])
}
