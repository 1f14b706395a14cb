// How the web app is built: one page app whose public pages are written to real HTML.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/login', '/signup', '/track-order'],
} satisfies Config
