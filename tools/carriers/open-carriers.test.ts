// The carriers' stand-ins, as a laundry and the person at their page use them.
import nodemailer from 'nodemailer'
import { afterAll, expect, it } from 'vitest'
import { openCarriers } from './open-carriers.ts'

const LAUNDRY = 'http://127.0.0.1:9'
const carriers = await openCarriers(LAUNDRY, 0)
afterAll(() => carriers.close())

const page = async () => (await fetch(carriers.url)).text()

const fill = (form: string, fields: Record<string, string>) =>
  fetch(new URL(form, carriers.url), { method: 'POST', body: new URLSearchParams(fields) })

const entityId = '1101234560000012345'

async function send(text: string, templateId: string): Promise<number> {
  const message = { to: '+919845000000', from: 'SUNRSE', entityId, templateId, text }
  const { status } = await fetch(carriers.settings['SMS_URL']!, {
    method: 'POST',
    body: JSON.stringify(message),
  })
  return status
}

it('delivers a text message once its text is registered', async () => {
  const text = 'Order {#alphanumeric#} is on its way to you.'
  await fill('/dlt', { entityId, header: 'SUNRSE', link: 'https://laundry.example/o?', text })
  const [templateId] = /1107\d{15}/.exec(await page())!
  expect(await send('Order LC-7K2M is on its way to you.', templateId)).toBe(202)
  expect(await send('Order LC-7K2M is late.', templateId)).toBe(400)
  expect(await page()).toContain('Order LC-7K2M is on its way to you.')
  expect(await page()).toContain('text mismatch')
})

it('takes a WhatsApp message once its template is registered', async () => {
  await fill('/whatsapp', { name: 'order_ready', body: 'Order {{1}} is ready.', replies: '0' })
  const { WHATSAPP_API_URL: api, WHATSAPP_NUMBER_ID: id, WHATSAPP_TOKEN: token } = carriers.settings
  const components = [{ type: 'body', parameters: [{ type: 'text', text: '<LC-7K2M>' }] }]
  const sent = await fetch(`${api}/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      to: '919845000000',
      type: 'template',
      template: { name: 'order_ready', language: { code: 'en' }, components },
      biz_opaque_callback_data: 'a message',
    }),
  })
  expect(sent.status).toBe(200)
  expect(await page()).toContain('order_ready: &lt;LC-7K2M&gt;')
})

it('shows a mail', async () => {
  const to = 'asha@example.com'
  const mailer = nodemailer.createTransport(carriers.settings['SMTP_URL'])
  await mailer.sendMail({ from: 'hello@laundry.example', to, subject: 'Ready', text: 'All clean.' })
  expect(await page()).toContain('All clean.')
})
