export const pack = {
  saving: (percent: number) => `Saving ${percent}%`,
  saved: 'Saved',
  again: 'Download again',
  why: {
    full: 'The phone is full. Make some room, then tap again.',
    line: 'Connection lost. What came is kept; tap to go on.',
    refused: 'Not possible right now. Try again later.',
    unsupported: 'This browser cannot keep games.',
    budget: 'This month’s data is used up. A parent can allow more.',
    room: 'No room left for saved games. A parent can remove some.',
    premium: 'This is part of Premium.',
    waiting: 'Waiting for Wi-Fi.',
  },
};
