export const brand = {
  home: 'Nobi, home page',
  newTab: '(opens in a new tab)',
  terms: 'Terms and conditions',
  about: 'About us',
  language: 'Language',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
};
