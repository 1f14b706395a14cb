// Every screen of the web app and its address. A new screen is one folder in screens/ and one line here.
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

export default [
  // These load nothing through the query cache, so that the first visit stays small.
  index('screens/home/screen.tsx'),
  route('services', 'screens/services/screen.tsx'),
  route('how-it-works', 'screens/how-it-works/screen.tsx'),
  route('contact', 'screens/contact/screen.tsx'),
  route('help', 'screens/help/screen.tsx'),
  route('about', 'screens/about/screen.tsx'),
  route('faq', 'screens/faq/screen.tsx'),
  route('terms', 'screens/terms/screen.tsx'),
  route('privacy', 'screens/privacy/screen.tsx'),
  route('*', 'screens/not-found/screen.tsx'),

  layout('screens/data-layout.tsx', [
    route('login', 'screens/login/screen.tsx'),
    route('signup', 'screens/signup/screen.tsx'),
    route('forgot-password', 'screens/forgot-password/screen.tsx'),
    route('reset-password', 'screens/reset-password/screen.tsx'),
    route('subscriptions', 'screens/subscriptions/screen.tsx'),
    route('membership', 'screens/subscriptions/screen.tsx', { id: 'membership-alias' }),
    route('subscription-management', 'screens/subscription-management/screen.tsx'),
    route('dashboard', 'screens/dashboard/screen.tsx'),
    route('garments', 'screens/garments/screen.tsx'),
    route('new-order', 'screens/new-order/screen.tsx'),
    route('track-order', 'screens/track-order/screen.tsx'),
    route('my-orders', 'screens/my-orders/screen.tsx'),
    route('MyOrders', 'screens/my-orders/screen.tsx', { id: 'my-orders-alias' }),
    route('profile', 'screens/profile/screen.tsx'),
    // Staff's pages stand in console-pages.ts: customers load no word of them.
    route('admin/*', 'screens/console/screen.tsx'),
    route('AdminDashboard', 'screens/console/screen.tsx', { id: 'admin-dashboard-alias' }),
  ]),
] satisfies RouteConfig
