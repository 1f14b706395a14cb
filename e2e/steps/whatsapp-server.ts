// A running product that has WhatsApp, by a stand-in of its Cloud API.
import { openWhatsAppCloud, type WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { type RunningServer, startServer } from '../server.ts'

/** `stop` ends both. */
export async function startServerWithWhatsApp(): Promise<{
  cloud: WhatsAppCloud
  server: RunningServer
  stop: () => Promise<void>
}> {
  const cloud = await openWhatsAppCloud()
  const { numberId, token, appSecret, verifyToken, apiUrl } = cloud.keys
  const server = await startServer({
    env: {
      WHATSAPP_NUMBER_ID: numberId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_API_URL: apiUrl,
    },
  })
  return {
    cloud,
    server,
    async stop() {
      await server.stop()
      cloud.close()
    },
  }
}
