/**
 * Stripe's stand-in in the browser: the part of Stripe.js that the product uses (docs.stripe.com/js), and its
 * frames.
 */

/** The script that stands in for https://js.stripe.com/v3/. */
export function stripeScript(origin: string): string {
  return `(${standIn.toString()})(${JSON.stringify(origin)})`
}

/** A card field's frame, or with `challenge` the bank's question about an intent. */
export function stripeFrame(query: URLSearchParams): string {
  const challenge = query.get('challenge')
  const color = query.get('color') ?? 'black'
  const body = challenge
    ? `<h1>Your bank asks</h1><p>Is this payment yours?</p>
       <button data-answer="true">Complete</button> <button data-answer="false">Fail</button>`
    : `<input name="${query.get('kind')}" aria-label="${query.get('kind')}" inputmode="numeric">`
  return `<!doctype html><meta charset="utf-8"><title>Secure frame</title>
    <style>
      body { margin: ${challenge ? '15vh auto; width: 20rem; background: white; padding: 2rem' : '0'}; font: 16px sans-serif }
      input { all: unset; width: 100%; color: ${color} }
    </style>
    ${body}<script>(${frame.toString()})()</script>`
}

/** Runs in a frame. */
function frame(): void {
  const query = new URLSearchParams(location.search)
  const input = document.querySelector('input')
  const tell = (message: object) =>
    parent.postMessage({ frame: query.get('frame'), ...message }, '*')
  input?.addEventListener('input', () => tell({ value: input.value }))
  input?.addEventListener('focus', () => tell({ event: 'focus' }))
  input?.addEventListener('blur', () => tell({ event: 'blur' }))
  window.addEventListener('message', ({ data }: MessageEvent<{ color?: string }>) => {
    if (data.color) input?.style.setProperty('color', data.color)
    else input?.focus()
  })
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => tell({ answer: button.dataset['answer'] === 'true' }))
  }
  tell({ event: 'ready' })
}

/** Runs in the product's page. */
function standIn(origin: string): void {
  type FrameMessage = { frame: string; value?: string; event?: string; answer?: boolean }
  type Answer = { error?: { message: string } } & Record<string, unknown>
  let made = 0

  function openFrame(query: Record<string, string>, hear: (message: FrameMessage) => void) {
    made += 1
    const name = String(made)
    const opened = document.createElement('iframe')
    opened.title = 'Secure payment input frame'
    opened.src = `${origin}/v3/frame?${new URLSearchParams({ ...query, frame: name })}`
    window.addEventListener('message', (event) => {
      const message = event.data as FrameMessage
      if (event.origin === origin && message.frame === name) hear(message)
    })
    return opened
  }

  async function post(path: string, body: object): Promise<Answer> {
    const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) })
    return (await answer.json()) as Answer
  }

  function ask(clientSecret: string): Promise<Answer> {
    return new Promise((resolve) => {
      const opened = openFrame({ challenge: clientSecret }, ({ answer }) => {
        if (answer === undefined) return
        opened.remove()
        resolve(post('/browser/answer', { clientSecret, isConfirmed: answer }))
      })
      Object.assign(opened.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2147483647',
        background: '#0008',
      })
      document.body.append(opened)
    })
  }

  function createElement(kind: string, options: { style?: { base?: { color?: string } } }) {
    const listeners: Record<string, ((event: object) => void)[]> = {}
    const color = options.style?.base?.color ?? ''
    const opened = openFrame({ kind, color }, (message) => {
      if (message.value !== undefined) element.value = message.value
      for (const listener of listeners[message.event ?? 'change'] ?? []) {
        listener({ elementType: kind, empty: element.value === '', complete: true })
      }
    })
    opened.style.cssText = 'border: 0; width: 100%; height: 1.2em; display: block'
    const element = {
      value: '',
      mount: (place: HTMLElement) => place.replaceChildren(opened),
      on: (event: string, listener: (message: object) => void) =>
        (listeners[event] ??= []).push(listener),
      focus: () => opened.contentWindow?.postMessage({}, origin),
      update: ({ style }: { style: { base: { color: string } } }) =>
        opened.contentWindow?.postMessage({ color: style.base.color }, origin),
      destroy: () => opened.remove(),
    }
    return element
  }

  function Stripe(key: string) {
    if (!key.startsWith('pk_')) throw new Error('This is no publishable key.')
    const elements: Record<string, ReturnType<typeof createElement>> = {}
    return {
      elements: () => ({
        create: (kind: string, options: object) => (elements[kind] = createElement(kind, options)),
      }),
      createPaymentMethod: () =>
        post('/browser/payment_methods', {
          number: elements['cardNumber']?.value,
          expiry: elements['cardExpiry']?.value,
          cvc: elements['cardCvc']?.value,
        }),
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => ask(clientSecret),
      async confirmCardSetup(clientSecret: string, { payment_method }: { payment_method: string }) {
        const begun = await post('/browser/setup', { clientSecret, payment_method })
        return begun['asks'] ? ask(clientSecret) : begun
      },
    }
  }
  Object.assign(window, { Stripe })
}
