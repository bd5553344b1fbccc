export const states = {
  shelf: 'No internet. Whatever says “Saved” can be played.',
  player: 'No internet. What is played is kept here and sent later.',
  nobi: 'No internet. Nobi answers what it can here; the rest is sent later.',
  letter: 'No internet. Write all the same: it is kept here and sent by itself later.',
  profile: 'No internet. The profile opens again once you are connected.',
  payment: 'No internet. Paying waits until you are connected; nothing is charged meanwhile.',
  parents:
    'No internet. This room opens again once you are connected; your rules hold as they stood.',
};
