/** The stand-ins of all carriers, with one page for them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openDltGateway } from '#server/testing/stand-ins/dlt-gateway.ts'
import { openWhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { listenLocally } from '#server/testing/local-servers.ts'
import { carriersPage } from './carriers-page.ts'
import { openMailbox } from './mailbox.ts'
import { registerDltText, registerWhatsAppTemplate } from './register.ts'
import { reportFate, writeAsCustomer } from './whatsapp-phone.ts'

export interface Carriers {
  /** Their page. */
  url: string
  /** What a laundry sets to send by them. */
  settings: Record<string, string>
  close(): void
}

/**
 * @param laundry the address of the laundry that WhatsApp reports to
 * @param port of the page; the mail server, the gateway and WhatsApp listen on the next three. 0 for free ones
 */
export async function openCarriers(laundry: string, port: number): Promise<Carriers> {
  const next = (count: number) => (port === 0 ? 0 : port + count)
  const mailbox = await openMailbox(next(1))
  const gateway = await openDltGateway(next(2))
  const cloud = await openWhatsAppCloud(next(3))

  const deeds: Readonly<Record<string, (form: URLSearchParams) => unknown>> = {
    '/dlt': (form) => registerDltText(gateway.registry, form),
    '/whatsapp': (form) => registerWhatsAppTemplate(cloud.templates, form),
    '/fate': (form) => reportFate(cloud, laundry, form),
    '/write': (form) => writeAsCustomer(cloud, laundry, form),
  }
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      await deeds[request.url ?? '']?.(new URLSearchParams(await text(request)))
      response.writeHead(303, { location: '/' }).end()
      return
    }
    const page = carriersPage({ mails: mailbox.mails, gateway, cloud })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }
  const { apiUrl, numberId, token, appSecret, verifyToken } = cloud.keys
  return {
    url: `http://127.0.0.1:${await listenLocally(server, port)}/`,
    settings: {
      SMTP_URL: mailbox.url,
      SMS_URL: gateway.url,
      WHATSAPP_API_URL: apiUrl,
      WHATSAPP_NUMBER_ID: numberId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
    close() {
      mailbox.close()
      gateway.close()
      cloud.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
