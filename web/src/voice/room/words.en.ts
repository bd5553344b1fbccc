export const voiceRoom = {
  title: { id: 'There is no Indonesian voice yet', en: 'There is no English voice yet' },
  lead: {
    id: 'This device has no voice to read Indonesian aloud. Children can play all the same: the words are on the screen, and Nobi’s hand shows how. With a voice, learning to read is easier.',
    en: 'This device has no voice to read English aloud. Children can play all the same: the words are on the screen. With a voice, learning English is easier.',
  },
  how: 'How to install it',
  language: { id: 'Indonesian', en: 'English' },
  steps: {
    android: (language: string) =>
      `Open Settings, look for “text-to-speech”, choose Google’s engine, then Install voice data and ${language}.`,
    apple: (language: string) =>
      `Open Settings, Accessibility, Spoken Content, Voices, and download one voice for ${language}.`,
    windows: (language: string) =>
      `Open Settings, Time & language, Speech, Add voices, and choose ${language}.`,
    other: (language: string) =>
      `Look for “text-to-speech” in the settings of the device and install a voice for ${language}. Or play on a phone.`,
  },
  after: 'Then close the browser and open it again.',
  sample: { id: 'Halo! Ini suara untuk Nobi.', en: 'Hello! This is a voice for Nobi.' },
  listen: 'Try it',
  missing: 'This device still has no such voice.',
  done: 'I see',
};
