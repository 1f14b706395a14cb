// Offline page of the service worker: self-contained, because no bundle runs on it.
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { SITE } from '#web/lib/site.ts'
import { useWords } from '#web/lib/words.ts'
import { offlinePage } from '#words/en/base/offline-page.ts'

type OfflinePageProps = {
  /** Where the site's stylesheet and fonts are. */
  stylesheet: string
  fonts: readonly string[]
}

/** The document; boot.js gives it the theme. */
export function OfflinePage({ stylesheet, fonts }: OfflinePageProps) {
  const words = useWords(offlinePage)
  return (
    <html lang="en-IN" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{words.title({ laundry: SITE.name })}</title>
        <script src="/boot.js" />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      </head>
      <body>
        <div className="flex min-h-dvh flex-col overflow-hidden">
          <header>
            <div className="page flex min-h-16 items-center gap-2.5">
              <img src="/favicon.svg" alt="" width="40" height="40" />
              <span className="font-display text-xl font-extrabold tracking-tight">
                {SITE.name}
              </span>
            </div>
            <div aria-hidden="true" className="gamcha h-1.5" />
          </header>
          <main className="page grid flex-1 content-center justify-items-center gap-4 py-14 text-center">
            <div className="w-full max-w-md">
              <EmptyClothesline />
            </div>
            <h1 className="text-3xl">{words.heading}</h1>
            <p className="max-w-md text-lg text-ink-soft">{words.text}</p>
            <button
              type="button"
              id="again"
              className="mt-2 inline-flex min-h-12 items-center rounded-md border-b-[3px] border-primary-deep bg-primary px-5 py-2 font-semibold text-on-primary hover:brightness-110"
            >
              {words.again}
            </button>
          </main>
        </div>
        <script>{'ononline = again.onclick = function () { location.reload() }'}</script>
      </body>
    </html>
  )
}
