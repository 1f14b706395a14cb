/** Presets of SMS gateways, from what their own pages say (docs/operate/reach-your-customers.md). */
import type { GatewayPreset } from './preset.ts'

export const GATEWAYS = ['generic', 'exotel', 'fast2sms', 'gupshup', 'msg91'] as const
export type GatewayName = (typeof GATEWAYS)[number]

export const GATEWAY_PRESETS: Readonly<Record<GatewayName, GatewayPreset>> = {
  generic: {
    encoding: 'json',
    headers: { 'idempotency-key': '{id}', authorization: 'Bearer {token}' },
    fields: {
      id: '{id}',
      from: '{header}',
      to: '{to}',
      text: '{text}',
      entityId: '{entityId}',
      templateId: '{templateId}',
    },
  },
  exotel: {
    encoding: 'form',
    headers: { authorization: 'Basic {basic}' },
    fields: {
      From: '{header}',
      To: '{digits}',
      Body: '{text}',
      DltEntityId: '{entityId}',
      DltTemplateId: '{templateId}',
      CustomField: '{id}',
    },
  },
  fast2sms: {
    encoding: 'json',
    headers: { authorization: '{token}' },
    fields: {
      route: 'dlt_manual',
      sender_id: '{header}',
      message: '{text}',
      numbers: '{local}',
      entity_id: '{entityId}',
      template_id: '{templateId}',
    },
    taken: /"return"\s*:\s*true/,
  },
  gupshup: {
    encoding: 'form',
    headers: {},
    fields: {
      method: 'SendMessage',
      userid: '{user}',
      password: '{password}',
      auth_scheme: 'plain',
      v: '1.1',
      format: 'text',
      mask: '{header}',
      send_to: '{digits}',
      msg: '{text}',
      msg_type: '{textType}',
      principalEntityId: '{entityId}',
      dltTemplateId: '{templateId}',
    },
    taken: /^success/i,
  },
  msg91: {
    encoding: 'json',
    headers: { authkey: '{token}' },
    fields: {
      sender: '{header}',
      route: '4',
      country: '91',
      unicode: '{unicode}',
      DLT_TE_ID: '{templateId}',
      sms: [{ message: '{text}', to: ['{local}'] }],
    },
    taken: /"type"\s*:\s*"success"/,
  },
}
