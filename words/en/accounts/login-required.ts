// Login prompt of a screen for signed-in people.
export const loginRequired = {
  title: 'Login Required',
  login: 'Login',
  signup: 'Sign Up',
  home: 'Back to Home',
}
