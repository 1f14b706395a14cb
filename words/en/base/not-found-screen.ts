// Screen of an unknown address.

export const notFoundScreen = {
  title: 'Page not found',
  oops: 'Oops! Page not found',
  text: 'It went missing like the other sock. The rest of the washing is safe at home.',
  home: 'Return to Home',
}
