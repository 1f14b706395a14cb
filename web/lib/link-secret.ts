// Secret of the opened link, such as one from a mail.
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  removeSecret,
  moveSecretsToHash,
  readLinkSecret,
  type LinkSecret,
} from '#domain/base/secret-links.ts'
import { useHydrated } from './hydrated.ts'

type SecretOfLink = {
  /** Null where the address has none, and while the page is hydrating. */
  secret: string | null
  /** Takes it out of the address, once it is used up. */
  forget: () => void
}

/** Reads the secret, and moves that of an older link behind the #, where no server sees it when the page is loaded again. */
export function useLinkSecret(name: LinkSecret): SecretOfLink {
  const location = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const go = (to: string) =>
    void navigate(to, { replace: true, preventScrollReset: true, state: location.state as unknown })
  const hidden = moveSecretsToHash(location)
  const isOlder = hidden !== `${location.pathname}${location.search}${location.hash}`
  const hide = useEffectEvent(() => go(hidden))
  useEffect(() => {
    if (isOlder) hide()
  }, [isOlder])
  return {
    secret: hydrated ? readLinkSecret(location, name) : null,
    forget: () => go(removeSecret(window.location, name)),
  }
}
