export const player = {
  kind: { game: 'Game', course: 'Course', tool: 'Creative tool' },
  exit: 'Exit',
  exitNamed: { game: 'Exit the game', course: 'Exit the course', tool: 'Exit the tool' },
  pause: 'Pause',
  resume: 'Resume',
  sound: 'Sound',
  paused: 'Taking a break',
  opening: {
    game: 'Opening the game…',
    course: 'Opening the course…',
    tool: 'Opening the tool…',
  },
  frame: {
    game: (title: string) => `Game: ${title}`,
    course: (title: string) => `Course: ${title}`,
    tool: (title: string) => `Tool: ${title}`,
  },
  all: { game: 'All games', course: 'All courses', tool: 'All tools' },
  tryAgain: 'Try again',
  ok: 'OK',
};
