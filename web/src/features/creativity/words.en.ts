export const creativity = {
  title: 'Creativity',
  heading: 'Make something of your own',
  lead: 'Draw, compose, tell a story. Nothing here can be wrong, and your work is always kept.',
  count: (shown: number) => (shown === 1 ? '1 tool' : `${shown} tools`),
  types: {
    drawing: 'drawing',
    music: 'music',
    story_maker: 'story maker',
    pattern_art: 'pattern art',
    puppet_theatre: 'puppet theatre',
    marble_run: 'marble run',
  },
  open: 'Open Tool',
  openNamed: (title: string) => `Open Tool: ${title}`,
  empty: 'There are no tools yet. Nobi is sharpening the pencils.',
  failed: 'The tools could not be loaded.',
  loading: 'Loading tools…',
};
