// Screens of the web app and their addresses. A new screen is one folder in web/screens/ and one line here.
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

/** A screen's file by its folder in web/screens/, and its id: short, for every page lists them all. */
const screen = (folder: string, id = folder.replace(/.*\//, '')) =>
  [`../screens/${folder}/screen.tsx`, { id }] as const

export default [
  // These load nothing through the query cache, so that the first visit stays small.
  index(...screen('public/home')),
  route('services', ...screen('public/services')),
  route('how-it-works', ...screen('public/how-it-works')),
  route('contact', ...screen('public/contact')),
  route('help', ...screen('public/help')),
  route('about', ...screen('public/about')),
  route('faq', ...screen('public/faq')),
  route('terms', ...screen('public/terms')),
  route('privacy', ...screen('public/privacy')),
  route('*', ...screen('public/not-found')),

  layout('query-cache-layout.tsx', [
    route('login', ...screen('account/login')),
    route('signup', ...screen('account/signup')),
    route('forgot-password', ...screen('account/forgot-password')),
    route('reset-password', ...screen('account/reset-password')),
    route('join', ...screen('account/join')),
    route('offer', ...screen('public/offer')),
    route('subscriptions', ...screen('public/subscriptions')),
    route('membership', ...screen('public/subscriptions', 'membership')),
    route('subscription-management', ...screen('customer/subscription-management')),
    route('dashboard', ...screen('customer/dashboard')),
    route('garments', ...screen('customer/garments')),
    route('new-order', ...screen('customer/new-order')),
    route('track-order', ...screen('public/track-order')),
    route('approve', ...screen('public/approve')),
    route('skip', ...screen('public/skip')),
    route('next-visit', ...screen('public/next-visit')),
    route('my-orders', ...screen('customer/my-orders')),
    route('MyOrders', ...screen('customer/my-orders', 'MyOrders')),
    route('profile', ...screen('account/profile')),
    // Staff's pages stand in console/console-pages.ts: customers load no word of them.
    route('admin/*', 'console/console-layout.tsx', { id: 'console' }),
    route('AdminDashboard', 'console/console-layout.tsx', { id: 'AdminDashboard' }),
  ]),
] satisfies RouteConfig
