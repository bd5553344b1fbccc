export const brand = {
  home: 'Nobi, home page',
  followUs: 'Follow us on social media',
  channels: { video: 'Video channel', shortVideo: 'Short videos', photo: 'Photos' },
  newTab: '(opens in a new tab)',
  copyright: '© 2025 Nobi',
  terms: 'Terms and conditions',
  about: 'About us',
  language: 'Language',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
};
