// Build settings of the web app: a single-page app with public pages written as real HTML.
import type { Config } from '@react-router/dev/config'
import { NOT_FOUND_PAGE, PUBLIC_PAGES, WRITTEN_SCREENS } from './web/app/public-pages.ts'

export default {
  appDirectory: 'web/app',
  // tools/build-web.ts builds aside and swaps, so that a running server never sees half a build.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  ssr: false,
  prerender: [...PUBLIC_PAGES, NOT_FOUND_PAGE, ...WRITTEN_SCREENS],
} satisfies Config
