// How the web app is built: one page app whose public pages are written to real HTML.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // tools/build-web.ts builds aside and swaps, so that a running server never sees half a build.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  ssr: false,
  prerender: ['/', '/login', '/signup', '/track-order'],
} satisfies Config
