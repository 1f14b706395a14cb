// This browser's own push subscription, independent of the server's record.

/** The subscription of this browser; null where it has none, or can have none. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
